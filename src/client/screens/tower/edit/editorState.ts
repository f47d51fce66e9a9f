import { effect, signal } from '@preact/signals';
import * as v from 'valibot';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { read, write } from '../../../kept.ts';
import { type Draft, draftOf, FIRST_DRAFT, textOf } from './draft.ts';
import { begun, type History, redone, stepped, undone } from './history.ts';
import { type Choice, FIRST_CHOICE } from './tools.ts';

// The puzzle on the drawing table of this browser: it is still there after a game or a reload.

const kept = read('towerDraft', v.looseObject({ title: v.string(), text: v.string() }), null);

export const history = signal<History>(begun(draftOf(kept?.text ?? '') ?? FIRST_DRAFT));
export const title = signal(kept?.title ?? '');

/** What one draws with. */
export const choice = signal<Choice>(FIRST_CHOICE);

/** What is on the table with a proof, once there is one. */
export const proven = signal<Shipped | null>(null);

let first = true;
effect(() => {
  const text = textOf(history.value.now, title.value);
  if (!first) write('towerDraft', { title: title.value, text });
  first = false;
});

export function change(next: Draft, goesOn = false): void {
  history.value = stepped(history.value, next, goesOn);
}

export function choose(next: Choice): void {
  choice.value = next;
}

export function undo(): void {
  history.value = undone(history.value);
}

export function redo(): void {
  history.value = redone(history.value);
}

/** Somebody's puzzle, to be drawn on; what was on the table is one step back. */
export function take(draft: Draft, name: string): void {
  title.value = name;
  change(draft);
}
