import { optionsOf } from '#client/state/options.ts';
import { ACTIONS, type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import { type MallCommand, mayTalk, type TalkWhy, type View, whyTalk } from '#engine/mall/index.ts';

// What the screens around the board read from a view. Pure: the rules stay in the engine.

/** The action a command is, by the letter on the action tile; null for what needs none. */
export function actionOf(command: MallCommand): Action | null {
  if (command.type === 'move' || command.type === 'jump') return MOVE_ACTION[command.direction];
  if (command.type === 'vortex') return 'V';
  if (command.type === 'escalator') return 'L';
  return command.type === 'explore' || command.type === 'place' ? 'X' : null;
}

export interface Offers {
  /** Actions that could do something now. */
  readonly lit: ReadonlySet<Action>;
  readonly explore: boolean;
  readonly place: boolean;
  readonly theft: boolean;
  readonly reveal: boolean;
  readonly discard: boolean;
}

const NOTHING: Offers = {
  lit: new Set(),
  explore: false,
  place: false,
  theft: false,
  reveal: false,
  discard: false,
};

export function offersOf(view: View): Offers {
  if (view.seat === null) return NOTHING;
  const all = optionsOf(view);
  const has = (type: MallCommand['type']) => all.some((command) => command.type === type);
  return {
    lit: new Set(all.map(actionOf).filter((action) => action !== null)),
    explore: has('explore'),
    place: has('place'),
    theft: has('theft'),
    reveal: has('reveal'),
    discard: has('discard'),
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

/** [C1] to [C5]: whether one may talk now, how, and what says so. */
export function talkOf(view: View): Talk {
  return { words: mayTalk(view, 'words'), gestures: mayTalk(view, 'gestures'), why: whyTalk(view) };
}

/** [C1] [C2] how it will be once the sand runs. */
export function startsAs({ box, shared }: View): 'alone' | 'free' | 'silence' {
  if (box.setup.players === 1) return 'alone';
  return whyTalk({ box, shared: { ...shared, phase: 'running' } }) === 'free' ? 'free' : 'silence';
}

/** [M26] how many of those present wish what. */
export function votes({ shared }: View): { readonly pause: number; readonly present: number } {
  const present = shared.clock.wishes.filter((_, seat) => !shared.clock.away[seat]);
  return { pause: present.filter((wish) => wish).length, present: present.length };
}

/** [S11] how many tiles have to be taken away. */
export function owed({ shared }: View): number {
  return shared.memory.rearrangement?.owed ?? 0;
}
