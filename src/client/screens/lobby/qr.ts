import { qrModules } from './qrModules.ts';

/** A QR code as one path: a square of 1 by 1 for each dark module, and how many there are a side. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const modules = qrModules(text);
  const d = modules.flatMap((line, row) =>
    line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : '')),
  );
  return { d: d.join(''), size: modules.length };
}
