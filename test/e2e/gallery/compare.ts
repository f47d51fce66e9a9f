import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

// Two folders of pictures, name by name. What is the same byte for byte is not looked at; the rest is compared by the
// browser, which has a decoder for it.

export type Outcome = 'same' | 'changed' | 'missing' | 'new' | 'resized';

export interface Compared {
  readonly name: string;
  readonly outcome: Outcome;
  /** Of all pixels, those that differ by more than a shade. */
  readonly share: number;
  /** What changed, in red on the paled picture; a data address. */
  readonly diff?: string;
}

const pictures = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.png'));

export async function compareFolders(
  page: Page,
  before: string,
  after: string,
): Promise<readonly Compared[]> {
  const [old, now] = [new Set(pictures(before)), new Set(pictures(after))];
  const compared: Compared[] = [];
  for (const file of [...new Set([...old, ...now])].sort()) {
    const name = file.replace('.png', '');
    if (!now.has(file)) compared.push({ name, outcome: 'missing', share: 1 });
    else if (!old.has(file)) compared.push({ name, outcome: 'new', share: 1 });
    else compared.push({ name, ...(await comparePair(page, join(before, file), join(after, file))) });
  }
  return compared;
}

async function comparePair(page: Page, before: string, after: string): Promise<Omit<Compared, 'name'>> {
  const [old, now] = [readFileSync(before), readFileSync(after)];
  if (old.equals(now)) return { outcome: 'same', share: 0 };
  const found = await page.evaluate(differences, {
    before: old.toString('base64'),
    after: now.toString('base64'),
    tolerance: TOLERANCE,
  });
  if (found === null) return { outcome: 'resized', share: 1 };
  return found.count <= found.all * SPECKS
    ? { outcome: 'same', share: 0 }
    : { outcome: 'changed', share: found.count / found.all, diff: found.diff };
}

/** The most by which a colour channel, 0 to 255, may differ unnoticed. */
const TOLERANCE = 12;
/** The edge of a letter may fall on one side of a shade or the other: less than this share of a picture is nothing. */
const SPECKS = 0.00005;

interface Pair {
  readonly before: string;
  readonly after: string;
  readonly tolerance: number;
}

/** Runs in the page; null for pictures of different sizes. */
async function differences({ before, after, tolerance }: Pair) {
  const read = async (base64: string) => {
    const picture = await fetch(`data:image/png;base64,${base64}`);
    const { width, height, ...bitmap } = await draw(await createImageBitmap(await picture.blob()));
    return { width, height, ...bitmap };
  };
  const draw = async (bitmap: ImageBitmap) => {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: bitmap.width,
      height: bitmap.height,
    });
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    return { canvas, context, image, width: canvas.width, height: canvas.height };
  };
  const [old, now] = [await read(before), await read(after)];
  if (old.width !== now.width || old.height !== now.height) return null;
  const [one, other] = [old.image.data, now.image.data];
  const paled = now.context.createImageData(now.width, now.height);
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const far = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
    const differs = Math.max(far(0), far(1), far(2)) > tolerance;
    const grey = 200 + ((other[at] ?? 0) + (other[at + 1] ?? 0) + (other[at + 2] ?? 0)) / 14;
    paled.data.set(differs ? [230, 0, 40, 255] : [grey, grey, grey, 255], at);
    if (differs) count++;
  }
  now.context.putImageData(paled, 0, 0);
  return { count, all: one.length / 4, diff: count === 0 ? '' : now.canvas.toDataURL('image/png') };
}
