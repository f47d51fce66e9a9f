import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import { outside, STEEL_DOORS } from '../../doors.ts';
import { ending } from '../../ending.ts';
import { watcherOn } from '../../meeting.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { isEmpty, isPlaced, pawnData, pawnName, pawnNumber, printed, stepFrom } from '../../ways.ts';
import type { PawnId } from '../../words.ts';

// [X5.1]-[X5.7] [R18] a hero and a guard who meet go to the guard room, or are set aside until it is part of the mall. It
// remembers who is there, so that walking about inside is told from coming in.

const ID = 'guardRoom';
/** [X5.5] tiles that have a code which can be of use from outside. */
const CODES = ['7*', '8*', '9*', '26', '29'];
/** [X5.4] */
const TOO_MANY = 2;

interface Captured {
  readonly type: 'captured';
  readonly hero: PawnId;
  /** Who caught it; null where it came to the room by itself. */
  readonly by: PawnId | null;
}

/** Who is in the room, or set aside for it, from now on. */
interface Inside {
  readonly type: 'inGuardRoom';
  readonly pawns: readonly PawnId[];
}

interface GuardRoom {
  readonly id: typeof ID;
  readonly memory: readonly PawnId[];
  readonly event: Captured | Inside;
  readonly refusal: 'guard.stays';
}

type Happens = readonly Happening<GuardRoom>[];

export function inGuardRoom({ shared }: PublicGame): readonly PawnId[] {
  return shared.memory[ID] ?? [];
}

const isHero = (game: PublicGame, pawn: PawnId) => pawnData(game, pawnNumber(game, pawn)).hero;

export function captives(game: PublicGame): readonly PawnId[] {
  return inGuardRoom(game).filter((pawn) => isHero(game, pawn));
}

const roomOf = (game: Pick<PublicGame, 'box'>) => tileOf(printed(game, 'captive')[0] ?? OFF);

/** Their own space in the room; OFF while it is not part of the mall. */
function cellFor(game: PublicGame, pawn: PawnId): Space {
  if (!isPlaced(game, roomOf(game))) return OFF;
  return printed(game, isHero(game, pawn) ? 'captive' : 'warden')[0] ?? OFF;
}

const toTheirSpaces = (game: PublicGame, pawns: readonly PawnId[]): Happens =>
  pawns.map((pawn) => ({ type: 'put', pawn, to: cellFor(game, pawn) }));

const inside = (pawns: readonly PawnId[]): Inside => ({ type: 'inGuardRoom', pawns });

/** [X5.1] somebody has come to a space: into the room, out of it, or onto a tile where a hero is caught. */
function arrives(game: Game, { pawn, to }: { readonly pawn: PawnId; readonly to: Space }): Happens {
  if (to === OFF) return NOTHING;
  const known = inGuardRoom(game).includes(pawn);
  if (tileOf(to) === roomOf(game)) return known ? NOTHING : comesIn(game, pawn);
  const others = inGuardRoom(game).filter((other) => other !== pawn);
  const left: Happens = known ? [inside(others)] : NOTHING;
  return [...left, ...caughtAt(game, pawnNumber(game, pawn), to, others)];
}

/** [R18] any hero in the room is a captive; a guard who finds one there, or is found, goes to its space. */
function comesIn(game: Game, pawn: PawnId): Happens {
  const pawns = [...inGuardRoom(game), pawn];
  const told: Happens = isHero(game, pawn) ? [{ type: 'captured', hero: pawn, by: null }] : NOTHING;
  const meet = pawns.some((one) => isHero(game, one)) && pawns.some((one) => !isHero(game, one));
  return [...told, inside(pawns), ...(meet ? toTheirSpaces(game, pawns) : NOTHING)];
}

/** [X5.1] [X5.7] everyone who is caught there, and the guard who takes them away: none where one is in the room already. */
function caughtAt(game: Game, pawn: number, to: Space, there: readonly PawnId[]): Happens {
  const watcher = pawnData(game, pawn).hero ? watcherOn(game, pawn, to) : pawn;
  if (watcher < 0) return NOTHING;
  const heroes = heroesOn(game, tileOf(to));
  if (heroes.length === 0) return NOTHING;
  const by = pawnName(game, watcher);
  const guarded = there.some((other) => !isHero(game, other));
  const taker = !guarded && pawnData(game, watcher).escorts ? [by] : [];
  const pawns = [...there, ...taker, ...heroes];
  return [
    ...heroes.map((hero): Captured => ({ type: 'captured', hero, by })),
    inside(pawns),
    ...toTheirSpaces(game, pawns),
  ];
}

function heroesOn(game: PublicGame, tile: number): readonly PawnId[] {
  const { box, shared } = game;
  const isThere = (pawn: number) => !shared.escaped[pawn] && tileOf(shared.pawns[pawn] ?? OFF) === tile;
  return box.pawns.filter((_, pawn) => box.cast[pawn]?.hero && isThere(pawn));
}

/** [X5.4] */
function tooMany(game: Game): Happens {
  return captives(game).length < TOO_MANY ? NOTHING : [ending(game, false, 'captives')];
}

/** [X5.6] [R2] a flip, once, after the captures that the end of something brought. */
function reset(game: Game): Happens {
  const room = roomOf(game);
  if (!isPlaced(game, room)) return NOTHING;
  const back = captives(game).length > 0 ? toTheirSpaces(game, inGuardRoom(game)) : letOut(game, room);
  return [{ type: 'cleared', tile: room }, ...back];
}

/** [R22] whoever watches there, with no captive. */
function letOut(game: Game, room: number): Happens {
  return inGuardRoom(game).flatMap((pawn): Happens => {
    const to = firstOutside(game, pawnNumber(game, pawn), room);
    return to === OFF ? [] : [{ type: 'put', pawn, to }];
  });
}

/** [R18] the nearest empty space on foot from the door, of equals the one to the north, east, south, west. */
function firstOutside(game: PublicGame, guard: number, room: number): Space {
  const door = outside(game, room);
  if (door === OFF) return OFF;
  const found = new Set([door]);
  for (const space of found) {
    if (isEmpty(game, space)) return space;
    for (const direction of [0, 1, 2, 3]) {
      const next = stepFrom(game, guard, space, direction);
      if (next !== OFF && tileOf(next) !== room) found.add(next);
    }
  }
  return OFF;
}

/** [X5.2] */
function stays(game: PublicGame, pawn: number, to: Space): Refusal<'guard.stays'> | null {
  const room = roomOf(game);
  const leaves = tileOf(game.shared.pawns[pawn] ?? OFF) === room && tileOf(to) !== room;
  if (!leaves || pawnData(game, pawn).hero || captives(game).length === 0) return null;
  return refuse<'guard.stays'>('guard.stays', { by: captives(game)[0] as string });
}

/** [XT3] heroes who are dealt nowhere are captives, and the first guard who is waits with them. */
function dealtAside({ cast }: Box, pawns: readonly Space[]): readonly PawnId[] {
  const aside = cast.filter((_, pawn) => pawns[pawn] === OFF);
  const heroes = aside.filter(({ hero }) => hero);
  const guard = heroes.length === 0 ? [] : aside.filter(({ escorts }) => escorts).slice(0, 1);
  return [...guard, ...heroes].map(({ id }) => id);
}

function needs({ tiles, print, pieces }: Box): Refusal | null {
  if (!print.some(({ marks }) => marks.includes('captive')))
    return refuse('setup.missingTile', { piece: ID, tiles: '25' });
  if (!pieces.some(({ catches }) => catches)) return refuse('setup.needsCatcher', { piece: ID });
  const opens = pieces.some(({ frees }) => frees) || tiles.some(({ name }) => CODES.includes(name));
  return opens ? null : refuse('setup.needsCode', { piece: ID });
}

export const guardRoom: Piece<GuardRoom> = {
  id: ID,
  symbols: ['captive', 'warden', 'coffee', 'code'],
  ideas: [STEEL_DOORS],
  needs,
  deal: (box, dealing) => ({ ...dealing, memory: dealtAside(box, dealing.pawns) }),
  policies: {
    meeting: 'captured',
    captive: (game, pawn) => captives(game).includes(pawnName(game, pawn)),
  },
  events: {
    captured: { told: 'all' },
    inGuardRoom: { told: 'all', memory: (_before, { pawns }) => pawns },
  },
  stepVeto: stays,
  landVeto: stays,
  reactions: [
    { on: 'moved', phase: 'capture', react: arrives },
    { on: 'put', phase: 'capture', react: arrives },
    { on: 'inGuardRoom', phase: 'capture', react: tooMany },
    {
      on: 'placed',
      phase: 'effect',
      react: (game, { tile }) => (tile === roomOf(game) ? toTheirSpaces(game, inGuardRoom(game)) : NOTHING),
    },
    { on: 'flipped', phase: 'reset', react: reset },
  ],
};
