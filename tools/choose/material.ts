import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  drawShipped,
  joinPool,
  readShipped,
  type Shipped,
  splitPool,
} from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { ALIKE, differenceOf } from '#forge/alike.ts';
import { quickComplaints } from '#forge/filters.ts';
import { grade } from '#forge/grade.ts';
import { starsOf } from '#forge/recipe.ts';

// What there is to choose from, and what has been taken: no two alike.

const FOLDER = new URL('../../src/content/quests/', import.meta.url);

export function readAll(file: string | URL): readonly Shipped[] {
  return existsSync(file) ? splitPool(readFileSync(file, 'utf8')).map(read) : [];
}

export const shippedFile = (name: string) => new URL(name, FOLDER);

export function writeAll(name: string, all: readonly Shipped[]): void {
  writeFileSync(shippedFile(name), joinPool(all.map(drawShipped)));
}

export function read(text: string): Shipped {
  const found = readShipped(text);
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found;
}

/** On the level of its grade; null where something is to be said against it there. */
export function levelled(one: Shipped): Shipped | null {
  const stars = starsOf(one.proof.grade);
  const measured = { ...one.proof, grade: grade(graphOf(one.quest), one.proof) };
  if (stars === 0 || quickComplaints(one.quest, stars, measured).length > 0) return null;
  return { ...one, proof: { ...one.proof, stars } };
}

export function renamed(one: Shipped, name: string): Shipped {
  return { ...one, name, drawing: one.drawing.replace(/^quest .*/, `quest ${name}`) };
}

/** What has been taken so far. */
export class Taken {
  readonly #quests: Quest[] = [];

  isNew({ quest }: Shipped): boolean {
    return this.#quests.every((other) => differenceOf(other, quest) >= ALIKE);
  }

  /** Whether it was not there yet, nor anything like it. */
  take(one: Shipped): boolean {
    if (!this.isNew(one)) return false;
    this.#quests.push(one.quest);
    return true;
  }
}
