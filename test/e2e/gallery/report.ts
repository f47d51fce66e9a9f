import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Compared } from './compare.ts';

// What changed, to be looked at: one page with before, after and the difference side by side, and a table for programs.

export interface Folders {
  readonly before: string;
  readonly after: string;
  readonly report: string;
}

const STYLE = `body{font:15px sans-serif;margin:24px;background:#f4f4f4;color:#111}
figure{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:0 0 32px}
figcaption{grid-column:1/-1;font-weight:bold}img{width:100%;border:1px solid #999;background:#fff}`;

export const percent = (share: number) => `${(share * 100).toFixed(3)} %`;

export function writeReport(compared: readonly Compared[], folders: Folders): void {
  const report = resolve(folders.report);
  mkdirSync(report, { recursive: true });
  const different = compared
    .filter(({ outcome }) => outcome !== 'same')
    .sort((one, other) => other.share - one.share || one.name.localeCompare(other.name));
  for (const { name, diff } of different)
    if (diff !== undefined) writeDiff(join(report, `${name}.png`), diff);
  const figures = different.map((one) => figureOf(one, { ...folders, report })).join('\n');
  const title = `${different.length} of ${compared.length} pictures differ`;
  writeFileSync(
    join(report, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>\n${figures}\n`,
  );
  const table = different.map(({ name, outcome, share }) => ({ name, outcome, share }));
  writeFileSync(
    join(report, 'report.json'),
    `${JSON.stringify({ pictures: compared.length, different: table }, null, 2)}\n`,
  );
}

const writeDiff = (path: string, address: string) =>
  writeFileSync(path, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));

function figureOf({ name, outcome, share, diff }: Compared, { before, after, report }: Folders): string {
  const shown = [
    outcome === 'new' ? null : join(before, `${name}.png`),
    outcome === 'missing' ? null : join(after, `${name}.png`),
    diff === undefined ? null : join(report, `${name}.png`),
  ];
  const images = shown.map((path) =>
    path === null ? '<span></span>' : `<img loading="lazy" src="${relative(report, resolve(path))}" alt="">`,
  );
  return `<figure><figcaption>${name}: ${outcome}, ${percent(share)}</figcaption>${images.join('')}</figure>`;
}
