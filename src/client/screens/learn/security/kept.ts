import * as v from 'valibot';
import type { LessonId, Manner } from '#client/pieces/securityLessons.ts';
import { read, write } from '../../../kept.ts';
import { listOf, partsOf } from '../../../understood.ts';

// How one likes the lessons of Maximum Security, and which were done, each way by itself.

const KEPT = partsOf({ clock: v.boolean(), hardcore: v.boolean(), done: listOf(v.string()) });

const NOTHING: v.InferOutput<typeof KEPT> = {};

const all = () => read('securityLessons', KEPT, NOTHING);

export function keptManner(): Manner {
  const { clock = false, hardcore = false } = all();
  return { clock, hardcore };
}

export const keepManner = (manner: Manner) => write('securityLessons', { ...all(), ...manner });

const nameOf = (id: LessonId, hardcore: boolean) => (hardcore ? `${id} hardcore` : id);

export const isDone = (id: LessonId, hardcore: boolean) => (all().done ?? []).includes(nameOf(id, hardcore));

export function keepDone(id: LessonId, hardcore: boolean): void {
  const { done = [], ...rest } = all();
  write('securityLessons', { ...rest, done: [...new Set([...done, nameOf(id, hardcore)])] });
}
