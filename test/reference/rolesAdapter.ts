import { DIRECTIONS } from '#engine/family/directions.ts';
import { placementOf } from '#engine/mall/board.ts';
import { evolve, type Game, type MallCommand, type MallEvent } from '#engine/mall/index.ts';
import { ownSide } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { isWorking, pawnNumber, spaceNow, stepFrom } from '#engine/mall/ways.ts';
import type { Act, Deed, Figure, Sight } from './rolesModel.ts';

// What the engine's core tells of a game, in the words of the reference. It knows the mall, and no rule of hidden roles.

/** What lies before whom, and who still plays, followed by what is told to all. */
interface Kept {
  eye: Sight['eye'];
  active: readonly number[];
  won: boolean;
  /** The time that was told last: what nobody else notices has none of its own. */
  now: number;
}

export interface Scribe {
  sight(game: Game): Sight;
  /** The whole acts that these events were, one after the other. */
  acts(before: Game, command: MallCommand | null, events: readonly MallEvent[]): readonly Act[];
}

export function newScribe({ box }: Game): Scribe {
  const kept: Kept = {
    eye: null,
    active: Array.from({ length: box.setup.players }, (_, seat) => seat),
    won: false,
    now: 0,
  };
  return {
    sight: (game) => sightOf(game, kept),
    acts: (before, command, events) => {
      let game = before;
      return parts(events).map((part) => {
        const first = sightOf(game, kept);
        const deeds: Deed[] = [];
        const start = game;
        for (const event of part) {
          const after = evolve(game, event);
          deeds.push(...deedsOf(start, game, event, after, command, kept));
          follow(kept, event);
          game = after;
        }
        return { ...whose(part, command, before, kept), deeds, before: first, after: sightOf(game, kept) };
      });
    },
  };
}

/** [R33] what was due comes before the command, each a whole act: each is told with its time. */
function parts(events: readonly MallEvent[]): readonly (readonly MallEvent[])[] {
  const all: MallEvent[][] = [];
  for (const event of events)
    if (event.type === 'noted' || all.length === 0) all.push([event]);
    else all.at(-1)?.push(event);
  return all;
}

function whose(part: readonly MallEvent[], command: MallCommand | null, { box }: Game, kept: Kept) {
  const [first] = part;
  if (first?.type === 'noted') kept.now = first.at;
  const isDue = first?.type === 'noted' && first.seat === null;
  const seat = isDue ? null : (command?.seat ?? null);
  const inMall = seat !== null && box.handlers.get(command?.type ?? '')?.closesTalk === true;
  return { now: kept.now, seat, inMall };
}

function follow(kept: Kept, event: MallEvent): void {
  if (event.type === 'eyed') kept.eye = { by: event.seat, before: event.target };
  if (event.type === 'eliminated') kept.active = kept.active.filter((seat) => seat !== event.seat);
}

function sightOf(game: Game, { eye, active }: Kept): Sight {
  const { box, shared } = game;
  const left = (kind: 'timer' | 'camera') =>
    box.print.filter((_, space) => spaceNow(game, space)?.[kind] && isWorking(game, space)).length;
  return {
    figures: box.cast.flatMap(({ hero }, pawn) => (hero ? [figureOf(game, pawn)] : [])),
    ...{ stolen: shared.stolen, timers: left('timer'), cameras: left('camera'), sandEnd: shared.sand.end },
    broom: shared.memory.spells?.held.includes('broom') === true,
    ...{ active, eye },
  };
}

function figureOf(game: Game, pawn: number): Figure {
  const { box, shared } = game;
  const space = shared.pawns[pawn] ?? OFF;
  const info = spaceNow(game, space);
  return {
    name: box.pawns[pawn] as string,
    ...{ at: space === OFF ? null : space, tile: space === OFF ? null : tileOf(space) },
    out: shared.escaped[pawn] === true,
    ...{ onItem: info?.item != null, atBurgers: isEntrance(game, space) },
  };
}

/** As it is printed: a token in front of a burger place closes nothing [X10.11]. */
const isEntrance = ({ box }: Game, space: Space): boolean =>
  box.tiles[tileOf(space)]?.cells[cellOf(space)]?.features.some(({ kind }) => kind === 'burger') ?? false;

function deedsOf(
  start: Game,
  game: Game,
  event: MallEvent,
  after: Game,
  command: MallCommand | null,
  kept: Kept,
): readonly Deed[] {
  switch (event.type) {
    case 'moved':
      return game.box.cast[pawnNumber(game, event.pawn)]?.hero ? [moved(start, game, event, command)] : [];
    case 'flipped':
      return [
        { kind: 'flipped', bySpace: event.space !== null, sandLeft: game.shared.sand.end - event.at },
        ...elsewhere(game, after),
      ];
    case 'stolen': {
      const onItems = game.box.pawns.filter(
        (_, pawn) => game.box.cast[pawn]?.hero && figureOf(game, pawn).onItem,
      );
      return [{ kind: 'stolen', seat: event.seat, onItems }];
    }
    case 'escaped':
      return [{ kind: 'left', pawn: event.pawn }];
    case 'doSomething':
      return [{ kind: 'nagged', by: event.seat, whom: event.target }];
    case 'eyed':
      return [{ kind: 'eyed', by: event.seat, whom: event.target }];
    case 'spoke':
      return [{ kind: 'spoke', seat: event.seat }];
    case 'accused':
      return [{ kind: 'accused', by: event.seat, whom: event.accused }];
    case 'diviningOpened':
    case 'ended': {
      const wins =
        !kept.won && (event.type === 'diviningOpened' || (event.won && event.reason === 'escaped'));
      kept.won ||= wins;
      return wins ? [{ kind: 'won' }] : [];
    }
    default:
      return elsewhere(game, after);
  }
}

/** Whoever is elsewhere without having moved. */
function elsewhere(game: Game, after: Game): readonly Deed[] {
  if (game.shared.pawns === after.shared.pawns) return [];
  return game.box.pawns.flatMap((pawn, index): readonly Deed[] =>
    game.shared.pawns[index] === after.shared.pawns[index] ? [] : [{ kind: 'put', pawn }],
  );
}

type Moved = Extract<MallEvent, { type: 'moved' }>;

function moved(start: Game, game: Game, event: Moved, command: MallCommand | null): Deed {
  const { seat, pawn, to, by } = event;
  const steps = by === 'walk' ? walk(start, game, event, command) : [];
  const info = spaceNow(game, to);
  return {
    ...{ kind: 'moved', seat, pawn, walked: steps.length },
    squeezed: steps.filter(([at, direction, next]) => isSmall(game, at, direction, next)).length,
    toItem: info?.item != null,
    toCamera: info?.camera === true && isWorking(game, to),
    afterTheft: game.shared.stolen,
  };
}

type Stride = readonly [Space, number, Space];

/** Step by step the way it was told to go, until it stood where it ended: it may have been stopped before. */
function walk(start: Game, game: Game, { pawn, to }: Moved, command: MallCommand | null): readonly Stride[] {
  if (command?.type !== 'move') return [];
  const direction = DIRECTIONS.indexOf(command.direction);
  for (const table of [start, game]) {
    const strides: Stride[] = [];
    let at = command.from;
    while (at !== OFF && at !== to && strides.length < command.distance) {
      const next = stepFrom(table, pawnNumber(table, pawn), at, direction);
      strides.push([at, direction, next]);
      at = next;
    }
    if (at === to) return strides;
  }
  throw new Error(`no way of ${pawn} to ${to}`);
}

/** [S4] printed as a small passage, on the tile as it lies. */
function isSmall({ box, shared }: Game, from: Space, direction: number, to: Space): boolean {
  const tile = tileOf(from);
  const placement = placementOf(shared.board, tile);
  if (placement === undefined || tileOf(to) !== tile) return false;
  return box.smallWalks[tile]?.[cellOf(from) * 4 + ownSide(direction, placement.turn)] === cellOf(to);
}
