import { doorName } from '#client/tower/board/index.ts';
import { PAWNS, type Pawn } from '#engine/mall/pawns.ts';
import { DOORS, type Shape } from '#engine/tower/quest.ts';
import { tx } from '../../../ui/text.ts';
import type { Tool } from './strokes.ts';

// The palette: what there is to draw, by which key, and of which there are several kinds.

export const KINDS = [
  'hero',
  'exit',
  'armory',
  'wall',
  'door',
  'key',
  'open',
  'floor',
  'hollow',
  'narrow',
  'current',
  'ladder',
  'trap',
  'invocation',
  'handle',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Choice {
  readonly kind: Kind;
  /** Which door, key or hero; the last of an exit's is everyone's. */
  readonly which: number;
}

/** By their place on the keyboard. */
export const KEY_OF: Readonly<Record<Kind, string>> = {
  hero: 'KeyH',
  exit: 'KeyX',
  armory: 'KeyS',
  wall: 'KeyW',
  door: 'KeyD',
  key: 'KeyK',
  open: 'KeyG',
  floor: 'KeyF',
  hollow: 'KeyA',
  narrow: 'KeyN',
  current: 'KeyC',
  ladder: 'KeyL',
  trap: 'KeyT',
  invocation: 'KeyI',
  handle: 'KeyO',
};

export const kindsFor = (shape: Shape): readonly Kind[] =>
  KINDS.filter((kind) => kind !== 'handle' || shape !== 'trial');

/** How many there are to choose from; 1 where there is nothing to choose. */
export function manyOf(kind: Kind): number {
  if (kind === 'exit') return PAWNS.length + 1;
  if (kind === 'hero' || kind === 'armory') return PAWNS.length;
  return kind === 'door' || kind === 'key' ? DOORS : 1;
}

export const pawnOf = (which: number): Pawn | null => PAWNS[which] ?? null;

export function toolOf({ kind, which }: Choice): Tool {
  const pawn = pawnOf(which);
  if (kind === 'hero') return { on: 'space', hero: pawn ?? PAWNS[0] };
  if (kind === 'exit') return { on: 'space', floor: { kind, pawn } };
  if (kind === 'armory') return { on: 'space', floor: { kind, pawn: pawn ?? PAWNS[0] } };
  if (kind === 'key') return { on: 'space', floor: { kind, door: which } };
  if (kind === 'door') return { on: 'edge', edge: which };
  if (kind === 'wall' || kind === 'open' || kind === 'narrow' || kind === 'current')
    return { on: 'edge', edge: kind };
  return { on: 'space', floor: { kind: kind === 'floor' ? 'corridor' : kind } };
}

/** Those of another kind may be fewer. */
export function chosen(kind: Kind, which: number): Choice {
  return { kind, which: Math.min(which, manyOf(kind) - 1) };
}

export function whichName({ kind, which }: Choice): string {
  if (kind === 'door' || kind === 'key') return tx(`tower.kind.${doorName(which)}`);
  const pawn = pawnOf(which);
  return pawn === null ? tx('editor.everyone') : tx(`game.hero.${pawn}`);
}

export function choiceName(choice: Choice): string {
  const tool = tx(`editor.tool.${choice.kind}`);
  if (manyOf(choice.kind) === 1) return tool;
  return tx('editor.tool.which', { tool, which: whichName(choice) });
}
