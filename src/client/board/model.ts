import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Command, Session } from '#client/state/session.ts';
import {
  type MallCommand,
  mayTalk,
  options,
  type Pawn,
  type Refusal,
  type View,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import type { Point } from '#protocol/signs.ts';
import { type Layout, layoutOf } from './geometry.ts';
import { carried, type Marks, marksOf } from './pointing.ts';
import { type Offers, offersFor } from './targets.ts';

// What the board knows beside the game: the chosen hero, where one could go, what is aimed at.
// One a session, so that the screens around the board can read it too.

/** What a player should read once: a refusal that was never sent, or a word of the board's own. */
export interface Hint {
  readonly pawn: Pawn | null;
  readonly what: Refusal | 'chooseFirst' | 'noVortex' | 'pointFirst';
}

/** Several ends of one action, gone through key by key. */
export interface Aim {
  readonly commands: readonly MallCommand[];
  readonly index: number;
}

export interface Drag {
  readonly pawn: Pawn;
  readonly stops: readonly Space[];
  readonly commands: readonly MallCommand[];
}

export interface BoardModel {
  readonly session: Session;
  readonly view: ReadonlySignal<View | null>;
  readonly layout: ReadonlySignal<Layout | null>;
  /** Whether the board is higher than wide. */
  readonly upright: Signal<boolean>;
  readonly options: ReadonlySignal<readonly MallCommand[]>;
  readonly offers: ReadonlySignal<Offers | null>;
  readonly chosen: Signal<Pawn | null>;
  readonly aim: Signal<Aim | null>;
  readonly drag: Signal<Drag | null>;
  readonly hint: Signal<Hint | null>;
  /** The space that has the keyboard's focus. */
  readonly focus: Signal<Space | null>;
  readonly marks: Marks;
  /** A path as it is told, where it lies on this screen. */
  readonly onScreen: (path: readonly Point[]) => readonly Point[];
  /** Whether this seat may point now, and whether its taps do. */
  readonly mayPoint: ReadonlySignal<boolean>;
  readonly pointing: Signal<boolean>;
  /** The own line as far as it has not been told. */
  readonly drawn: Signal<readonly Point[]>;
  readonly give: (command: MallCommand) => void;
}

const MODELS = new WeakMap<Session, BoardModel>();

export function boardModel(session: Session): BoardModel {
  const known = MODELS.get(session);
  if (known !== undefined) return known;
  const model = newModel(session);
  MODELS.set(session, model);
  return model;
}

function newModel(session: Session): BoardModel {
  const chosen = signal<Pawn | null>(null);
  const aim = signal<Aim | null>(null);
  const hint = signal<Hint | null>(null);
  const view = computed(() => session.play.value?.view ?? null);
  const board = computed(() => view.value?.shared.board ?? null);
  const upright = signal(false);
  const layout = computed(() => (board.value === null ? null : layoutOf(board.value, upright.value)));
  const told = computed(() => (board.value === null ? null : layoutOf(board.value)));
  const between = (path: readonly Point[], from: Layout | null, to: Layout | null) =>
    from === null || to === null ? path : carried(path, from, to);
  const may = computed(() => {
    const { value } = view;
    return value === null || value.seat === null ? [] : options(value, value.seat);
  });
  const offers = computed(() =>
    view.value === null ? null : offersFor(view.value, may.value, chosen.value),
  );

  // Another game begins with nobody chosen.
  const box = computed(() => view.value?.box ?? null);
  effect(() => {
    if (box.value !== null) chosen.value = null;
  });

  // Whoever has left, if only onto an exit, cannot stay chosen; what is aimed at goes when it can no longer be done.
  effect(() => {
    const { value } = chosen;
    const seen = view.value;
    if (value !== null && (seen?.shared.escaped[pawnNumber(seen, value)] ?? true)) chosen.value = null;
    if (aim.value !== null && !aim.value.commands.every((one) => isOffered(may.value, one))) aim.value = null;
  });

  const pointing = signal(false);
  const mayPoint = computed(() => mayGesture(session, view.value));
  effect(() => {
    if (!mayPoint.value) pointing.value = false;
  });

  return {
    session,
    view,
    layout,
    upright,
    options: may,
    offers,
    chosen,
    aim,
    drag: signal(null),
    hint,
    focus: signal(null),
    marks: marksOf(session, (path) => between(path, layout.value, told.value)),
    onScreen: (path) => between(path, told.value, layout.value),
    mayPoint,
    pointing,
    drawn: signal([]),
    give: (command) => {
      aim.value = null;
      hint.value = null;
      session.act(command as unknown as Command);
    },
  };
}

/** [C1] [C4] while gestures are allowed, and there is somebody in the room to see them. */
function mayGesture({ lobby }: Session, view: View | null): boolean {
  if (view === null || view.seat === null || lobby.value === null) return false;
  return view.shared.phase !== 'over' && mayTalk(view, 'gestures');
}

const key = (command: MallCommand) => JSON.stringify(command);
const isOffered = (may: readonly MallCommand[], command: MallCommand) =>
  may.some((one) => key(one) === key(command));

/** Where the aimed command would lead. */
export function aimedAt(aim: Aim | null): Space | null {
  const command = aim?.commands[aim.index];
  if (command === undefined) return null;
  if ('to' in command) return command.to;
  return command.type === 'place' ? command.space : null;
}

export function spaceOfPawn(view: View, pawn: Pawn): Space {
  return view.shared.pawns[pawnNumber(view, pawn)] ?? OFF;
}
