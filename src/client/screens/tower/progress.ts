import { signal } from '@preact/signals';
import { forget } from '../../kept.ts';
import { keptByTabs } from '../../keptByTabs.ts';
import { forgetBegun } from './alone/begun.ts';
import { FEATS, type Feat, type Feats, mergedFeats, readFeats, withFeat, writeFeats } from './feats.ts';

// How far this browser has come in the tower.

/** The room that was visited last: who comes back from it wants to see its floor. */
export const cameFrom = signal<string | null>(null);

const NONE: Feats = {};
const { now, change } = keptByTabs({
  ...{ key: 'tower', schema: FEATS, none: NONE, merged: mergedFeats, written: writeFeats },
});
export const feats = now;

export const noteFeat = (id: string, feat?: Feat): void => change((known) => withFeat(known, id, feat));

export function forgetFeats(): void {
  feats.value = {};
  forget('tower');
  forgetBegun();
}

export function featsText(): string {
  return JSON.stringify(writeFeats(feats.value), null, 1);
}

/** Whether there was anything to read. */
export function readFeatsFrom(text: string): boolean {
  const found = readFeats(parsed(text));
  if (Object.keys(found).length === 0) return false;
  change((known) => mergedFeats(known, found));
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
