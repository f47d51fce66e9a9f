import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { explainAt } from '#client/board/acts.ts';
import type { BoardConfig, Promised, Route, Table } from '#client/board/config.ts';
import { type BoardState, bounce, openBoard } from '#client/board/state.ts';
import { optionsOf } from '#client/state/options.ts';
import type { Command, Session } from '#client/state/session.ts';
import type { Lang, PageKey } from '#content/locales/index.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import {
  COLOUR,
  isRefusal,
  type MallCommand,
  type MallEvent,
  mayUse,
  moveOf,
  PAWNS,
  type PawnId,
  type Refusal,
  spaceNow,
  type View,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import type { Point } from '#protocol/signs.ts';
import { keysOf, stepTowards } from './acts.ts';
import type { NameOf } from './announce.ts';
import { fetchLate, late } from './late.ts';
import { layoutOf, type MallLayout } from './layout.ts';
import { type MallExtra, type MallOffers, NO_OFFERS, offersFor } from './offers.ts';
import { carried, type Marks, marksOf } from './pointing.ts';
import type { Told } from './reasons.ts';
import { routesFor } from './routes.ts';
import { type ToldMoves, toldMoves, tripsBetween } from './trips.ts';

// The mall as a board: what its tokens, offers and trips are. One a session, so that the screens around the board
// can read it too.

export interface MallTable extends Table<PawnId> {
  readonly view: View;
  readonly layout: MallLayout;
}

export interface MallGame {
  readonly token: PawnId;
  readonly command: MallCommand;
  readonly reason: Refusal | Told | 'noVortex' | 'pointFirst';
  readonly table: MallTable;
  readonly extra: MallExtra;
}

/** What somebody holds to lay it down on the board. A piece brings it, with the rest of itself (tray/). */
export interface Tool {
  /** What the board offers meanwhile, besides or instead. */
  readonly offers: (table: MallTable, options: readonly MallCommand[]) => Partial<MallOffers>;
  /** Why it does not go there. */
  readonly whyNot?: (view: View, space: Space | null) => MallGame['reason'] | null;
  /** What it asks for once this was tapped; null: nothing more, it is done. */
  readonly next?: (command: MallCommand) => Tool | null;
  /** Beyond which of the exploration spaces something would come to lie, so that one sees it there. */
  readonly beyond?: (view: View) => Space;
  /** What a tap does meanwhile, where that is not yet the whole. */
  readonly doing?: PageKey;
}

export interface MallModel extends BoardState<MallGame> {
  readonly session: Session;
  readonly view: ReadonlySignal<View | null>;
  readonly options: ReadonlySignal<readonly MallCommand[]>;
  /** Whether something has happened since the sand runs: what nobody needs for a first move is fetched only then. */
  readonly underWay: Signal<boolean>;
  /** Whether the board is higher than wide. */
  readonly upright: Signal<boolean>;
  readonly marks: Marks;
  /** A path as it is told, where it lies on this screen. */
  readonly onScreen: (path: readonly Point[]) => readonly Point[];
  /** Whether this seat may point now, and whether its taps do. */
  readonly mayPoint: ReadonlySignal<boolean>;
  readonly pointing: Signal<boolean>;
  readonly tool: Signal<Tool | null>;
  /** Where a lesson expects a hero: lit, and reached by one tap. */
  readonly promised: Signal<Promised<PawnId> | null>;
  /** To whom the board speaks. */
  readonly speech: { current: { readonly lang: Lang; readonly nameOf: NameOf } | null };
  /** The own line as far as it has not been told. */
  readonly drawn: Signal<readonly Point[]>;
}

const MODELS = new WeakMap<Session, MallModel>();

export function mallModel(session: Session): MallModel {
  const known = MODELS.get(session) ?? newModel(session);
  MODELS.set(session, known);
  return known;
}

function newModel(session: Session): MallModel {
  const view = computed(() => session.play.value?.view ?? null);
  const upright = signal(false);
  const { shown, told } = layoutsOf(view, upright);
  const parts = {
    ...{ session, view, upright },
    options: computed(() => (view.value === null ? [] : optionsOf(view.value))),
    // Whoever comes into the middle of a game has missed its beginning.
    underWay: signal(isRunning(view.value)),
    marks: marksOf(session, (path) => between(path, shown.value, told.value)),
    onScreen: (path: readonly Point[]) => between(path, told.value, shown.value),
    mayPoint: computed(() => mayGesture(session, view.value)),
    pointing: signal(false),
    tool: signal<Tool | null>(null),
    promised: signal<Promised<PawnId> | null>(null),
    speech: { current: null },
    drawn: signal<readonly Point[]>([]),
  };
  const moves = toldMoves();
  const state = openBoard<MallGame>({
    ...configOf(parts, shown, moves),
    ...{ keys: keysOf(() => model), whyNot: whyNotOf(() => model) },
  });
  const model: MallModel = { ...state, ...parts };
  listen(model, moves);
  forget(model);
  return model;
}

/** As it lies on this screen, and as places are told: with the dimensions side by side. */
function layoutsOf(view: ReadonlySignal<View | null>, upright: ReadonlySignal<boolean>) {
  const board = computed(() => view.value?.shared.board ?? null);
  return {
    shown: computed(() => (board.value === null ? null : layoutOf(board.value, upright.value))),
    told: computed(() => (board.value === null ? null : layoutOf(board.value))),
  };
}

function between(path: readonly Point[], from: MallLayout | null, to: MallLayout | null): readonly Point[] {
  return from === null || to === null ? path : carried(path, from, to);
}

/** What cannot be done any more is not aimed at; who may not point does not. */
function forget({ aim, options, mayPoint, pointing }: MallModel): void {
  effect(() => {
    if (aim.value !== null && !aim.value.commands.every((one) => isOffered(options.value, one)))
      aim.value = null;
  });
  effect(() => {
    if (!mayPoint.value) pointing.value = false;
  });
}

const key = (command: MallCommand) => JSON.stringify(command);
const isOffered = (options: readonly MallCommand[], command: MallCommand) =>
  options.some((one) => key(one) === key(command));

type Parts = Pick<
  MallModel,
  'session' | 'view' | 'options' | 'marks' | 'pointing' | 'tool' | 'drawn' | 'promised' | 'speech'
>;

function configOf(
  { session, view, options, marks, pointing, tool, drawn, promised, speech }: Parts,
  layout: ReadonlySignal<MallLayout | null>,
  moves: ToldMoves,
): Omit<BoardConfig<MallGame>, 'keys' | 'whyNot'> {
  const table = computed(() =>
    view.value === null || layout.value === null ? null : tableOf(view.value, layout.value),
  );
  return {
    table,
    offers: (chosen) =>
      table.value === null
        ? NO_OFFERS
        : {
            ...offersFor(table.value, options.value, chosen),
            ...tool.value?.offers(table.value, options.value),
          },
    give: (command) => {
      tool.value = tool.value?.next?.(command) ?? null;
      if (tool.value !== null) return;
      const move = moveOf(view.value as View, command);
      if (move !== null && !isRefusal(move)) moves.tell(move.pawn, move);
      session.act(command as unknown as Command);
    },
    step: (pawn, direction, far) =>
      table.value === null ? null : stepTowards(table.value, options.value, { pawn, direction, far }),
    strides: false,
    routes: (pawn) => (view.value === null ? NO_ROUTES : routesFor(view.value, pawn)),
    nameAt: (at, pawn) =>
      table.value === null || speech.current === null || pointing.value
        ? null
        : (late.value?.nameOfPlace(table.value, speech.current, at, pawn) ?? null),
    answers: fetchLate,
    promised: () => promised.value,
    landing: aimedAt,
    trips: (before, now) => tripsBetween(before, now, moves.take()),
    pen: (at, unit) => (pointing.value ? (late.value?.penFor(marks, drawn, at, unit) ?? null) : null),
  };
}

/** The first answer may have to be fetched: then it comes a moment later. */
function whyNotOf(model: () => MallModel): NonNullable<BoardConfig<MallGame>['whyNot']> {
  return (pawn, space, at) => {
    const {
      table: { value: table },
      tool,
    } = model();
    if (late.value === null) fetchLate().then(() => late.value !== null && explainAt(model(), at, pawn));
    if (table === null) return null;
    return tool.value?.whyNot?.(table.view, space) ?? late.value?.whyNot(table, pawn, space, at) ?? null;
  };
}

const NO_ROUTES: ReadonlyMap<Space, Route<MallCommand>> = new Map();

function tableOf(view: View, layout: MallLayout): MallTable {
  const { box, shared } = view;
  const at = (index: number) => {
    const space = shared.pawns[index] ?? OFF;
    return layout.spots.has(space) ? space : null;
  };
  return {
    ...{ game: box, layout, view },
    tokens: box.pawns.map((id, index) => ({
      ...{ id, at: at(index), colour: COLOUR[id] ?? 'none', figure: id },
      number: numberOf(box.pawns, id),
    })),
    counts: (space) => spaceNow(view, space)?.corridor ?? false,
  };
}

/** The same hero has the same number in every mall; whoever is none comes after all of them. */
export function numberOf(pawns: readonly PawnId[], id: PawnId): number {
  const place = pawnIndex(id);
  return place < 0 ? PAWNS.length + pawns.filter((one) => pawnIndex(one) < 0).indexOf(id) : place;
}

/** More than that the sand runs now. */
const isPlayed = (view: View | null, events: readonly MallEvent[]) =>
  isRunning(view) && events.at(-1)?.type !== 'started';
const isRunning = (view: View | null) => view !== null && view.shared.phase !== 'setup';

/** How pawns got about, and which of the own moves came back. */
function listen(model: MallModel, moves: ToldMoves): void {
  model.session.onNotice((notice) => {
    if (!('kind' in notice)) return;
    if (notice.kind === 'refused' && notice.command !== undefined && 'pawn' in notice.command)
      bounce(model, notice.command.pawn);
    if (notice.kind !== 'events') return;
    if (isPlayed(model.view.value, notice.events)) model.underWay.value = true;
    for (const event of notice.events) if (event.type === 'moved') moves.tell(event.pawn, event);
  });
}

/** Where a command that keys go through would lead. */
function aimedAt(command: MallCommand): Space | null {
  if ('to' in command) return command.to;
  return command.type === 'place' ? command.space : null;
}

/** [C1] [C4] while gestures are allowed, and there is somebody in the room to see them. */
function mayGesture({ lobby }: Session, view: View | null): boolean {
  if (view === null || view.seat === null || lobby.value === null) return false;
  return view.shared.phase !== 'over' && mayUse(view, view.seat, 'gestures');
}
