import qrcode from 'qrcode-generator';

/** A QR code as one path: a square of 1 by 1 for each dark module, and how many there are a side. */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const lines: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) lines.push(`M${column} ${row}h1v1h-1z`);
  return { d: lines.join(''), size };
}
