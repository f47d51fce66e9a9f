import { doorName } from '#client/tower/board/index.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
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

/** What one draws with: a thing, and of things that come in kinds the one chosen last. */
export interface Choice {
  readonly kind: Kind;
  /** Of heroes, exits and armories, counted in PAWNS. */
  readonly hero: number;
  /** Whether an exit is for everyone. */
  readonly everyone: boolean;
  /** Of doors and keys. */
  readonly door: number;
}

export const FIRST_CHOICE: Choice = { kind: 'hero', hero: 0, everyone: false, door: 0 };

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
  return isDoor(kind) ? DOORS : 1;
}

const isDoor = (kind: Kind) => kind === 'door' || kind === 'key';

/** Which one of its kind; the last exit is everyone's. */
export function whichOf({ kind, hero, everyone, door }: Choice): number {
  if (isDoor(kind)) return door;
  return kind === 'exit' && everyone ? PAWNS.length : hero;
}

/** Another one of the same kind, where there are several. */
export function withWhich(choice: Choice, which: number): Choice {
  const many = manyOf(choice.kind);
  if (many === 1 || which >= many) return choice;
  if (isDoor(choice.kind)) return { ...choice, door: which };
  if (which === PAWNS.length) return { ...choice, everyone: true };
  return { ...choice, hero: which, everyone: false };
}

/** Null: everyone. */
export const pawnOf = (choice: Choice): Pawn | null => PAWNS[whichOf(choice)] ?? null;
export const heroOf = ({ hero }: Choice): Pawn => PAWNS[hero] ?? PAWNS[0];

export function toolOf(choice: Choice): Tool {
  const { kind, door } = choice;
  if (kind === 'hero') return { on: 'space', hero: heroOf(choice) };
  if (kind === 'exit') return { on: 'space', floor: { kind, pawn: pawnOf(choice) } };
  if (kind === 'armory') return { on: 'space', floor: { kind, pawn: heroOf(choice) } };
  if (kind === 'key') return { on: 'space', floor: { kind, door } };
  if (kind === 'door') return { on: 'edge', edge: door };
  if (kind === 'wall' || kind === 'open' || kind === 'narrow' || kind === 'current')
    return { on: 'edge', edge: kind };
  return { on: 'space', floor: { kind: kind === 'floor' ? 'corridor' : kind } };
}

export function whichName(choice: Choice): string {
  if (isDoor(choice.kind)) return tx(`tower.kind.${doorName(choice.door)}`);
  const pawn = pawnOf(choice);
  return pawn === null ? tx('editor.everyone') : tx(`game.hero.${pawn}`);
}

export function choiceName(choice: Choice): string {
  const tool = tx(`editor.tool.${choice.kind}`);
  if (manyOf(choice.kind) === 1) return tool;
  return tx('editor.tool.which', { tool, which: whichName(choice) });
}
