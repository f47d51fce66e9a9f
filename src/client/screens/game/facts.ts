import type { PagePiece } from '#client/pieces/piece.ts';
import { ACTIONS, type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import { type MallCommand, mayUse, type TalkWhy, type View, whyTalk } from '#engine/mall/index.ts';

// What the screens around the board read from a view. Pure: the rules stay in the engine.

/** The action a command is, by the letter on the action tile; null for what needs none. */
export function actionOf(command: MallCommand, pieces: readonly PagePiece[] = []): Action | null {
  if ('pawn' in command && 'direction' in command) return MOVE_ACTION[command.direction];
  if (command.type === 'vortex') return 'V';
  if (command.type === 'escalator') return 'L';
  if (command.type === 'explore' || command.type === 'place') return 'X';
  return pieces.map(({ action }) => action?.(command)).find(Boolean) ?? null;
}

export interface Available {
  /** Actions that could do something now. */
  readonly lit: ReadonlySet<Action>;
  /** The sorts of commands that are possible now. */
  readonly can: ReadonlySet<MallCommand['type']>;
}

export function availableOf(options: readonly MallCommand[], pieces: readonly PagePiece[] = []): Available {
  return {
    lit: new Set(options.map((one) => actionOf(one, pieces)).filter((action) => action !== null)),
    can: new Set(options.map(({ type }) => type)),
  };
}

/** The actions of a hand, tile by tile. */
export function tilesOf(view: View, seat: number): readonly (readonly Action[])[] {
  const hand = view.shared.hands[seat] ?? [];
  return hand.map((tile) => ACTIONS.filter((action) => tile.includes(action)));
}

export function timersOf({ box, shared }: View): { readonly used: number; readonly all: number } {
  return { used: shared.timers, all: box.print.filter(({ timer }) => timer).length };
}

export interface Talk {
  readonly words: boolean;
  readonly gestures: boolean;
  readonly why: TalkWhy;
}

/** [C1] to [C5] [H2.5]: whether whoever sits here may talk now, how, and what says so. */
export function talkOf(view: View): Talk {
  const may = (channel: 'words' | 'gestures') => mayUse(view, view.seat, channel);
  return { words: may('words'), gestures: may('gestures'), why: whyTalk(view) };
}

/** [C1] [C2] how it will be once the sand runs. */
export function startsAs({ box, shared }: View): 'alone' | 'free' | 'never' | 'gestures' | 'silence' {
  if (box.setup.players === 1) return 'alone';
  const why = whyTalk({ box, shared: { ...shared, phase: 'running' } });
  if (why === 'free' || why === 'never') return why;
  return box.policies.words === 'never' ? 'gestures' : 'silence';
}
