import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import { hasOpenCode, outside, STEEL_DOORS } from '../../doors.ts';
import { ending } from '../../ending.ts';
import { catcherOn, heroesSeen } from '../../meeting.ts';
import { nearestEmpty } from '../../nearest.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import {
  isPlaced,
  pawnData,
  pawnName,
  pawnNumber,
  pawnOn,
  printed,
  spaceOfPawn,
  withPawn,
} from '../../ways.ts';
import type { Catcher, PawnId } from '../../words.ts';

// [X5.1]-[X5.7] [R18] a hero and a guard who meet go to the guard room, or are set aside until it is part of the mall. It
// remembers who is there, so that walking about inside is told from coming in.

const ID = 'guardRoom';
/** [X5.4] */
const TOO_MANY = 2;
const NOBODY = -1;

interface Captured {
  readonly type: 'captured';
  readonly hero: PawnId;
  /** Who or what caught it; null where it came to the room by itself. */
  readonly by: Catcher | null;
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

/** Their own space in the room, and beside it where another guard has that; OFF while it is not part of the mall. */
function cellFor(game: PublicGame, pawn: PawnId): Space {
  const room = roomOf(game);
  if (!isPlaced(game, room)) return OFF;
  const own = printed(game, isHero(game, pawn) ? 'captive' : 'warden')[0] ?? OFF;
  if (pawnOn(game, own) < 0) return own;
  return nearestEmpty(game, pawnNumber(game, pawn), own, (space) => tileOf(space) !== room)[0] ?? own;
}

function toTheirSpaces(game: PublicGame, pawns: readonly PawnId[]): Happens {
  const away = pawns.reduce((then, pawn) => withPawn(then, pawnNumber(game, pawn), OFF), game);
  const heroes = pawns.filter((pawn) => isHero(game, pawn));
  const guards = pawns.filter((pawn) => !isHero(game, pawn));
  return putInTurn(away, [...heroes, ...guards], cellFor);
}

/** One after the other, since two guards may be there [R22]: where one stands the next does not. */
function putInTurn(
  game: PublicGame,
  pawns: readonly PawnId[],
  placeFor: (game: PublicGame, pawn: PawnId) => Space,
): Happens {
  let then = game;
  return pawns.map((pawn) => {
    const to = placeFor(then, pawn);
    then = withPawn(then, pawnNumber(game, pawn), to);
    return { type: 'put', pawn, to };
  });
}

const inside = (pawns: readonly PawnId[]): Inside => ({ type: 'inGuardRoom', pawns });

/** [X5.1] somebody has come to a space: into the room, out of it, or onto a tile where a hero is caught. */
function arrives(game: Game, { pawn, to }: { readonly pawn: PawnId; readonly to: Space }): Happens {
  if (to === OFF) return NOTHING;
  const known = inGuardRoom(game).includes(pawn);
  if (tileOf(to) === roomOf(game)) return known ? NOTHING : comesIn(game, pawn);
  const caught = caughtAt(game, tileOf(to), pawnNumber(game, pawn));
  return known ? [...leaves(game, pawn), ...caught] : caught;
}

const othersInside = (game: PublicGame, pawn: PawnId) => inGuardRoom(game).filter((other) => other !== pawn);

function leaves(game: PublicGame, pawn: PawnId): Happens {
  return inGuardRoom(game).includes(pawn) ? [inside(othersInside(game, pawn))] : NOTHING;
}

/** [R18] any hero in the room is a captive; a guard who finds one there, or is found, goes to its space. */
function comesIn(game: Game, pawn: PawnId): Happens {
  const pawns = [...inGuardRoom(game).filter((other) => isStillThere(game, other)), pawn];
  const told: Happens = isHero(game, pawn) ? [{ type: 'captured', hero: pawn, by: null }] : NOTHING;
  const meet = pawns.some((one) => isHero(game, one)) && pawns.some((one) => !isHero(game, one));
  return [...told, inside(pawns), ...(meet ? toTheirSpaces(game, pawns) : NOTHING)];
}

/** [X10.4] whoever has changed places with the one who comes has left, though nobody has seen it arrive elsewhere yet. */
function isStillThere(game: PublicGame, pawn: PawnId): boolean {
  const at = spaceOfPawn(game, pawn);
  return at === OFF || tileOf(at) === roomOf(game);
}

/** [X5.1] [X5.7] everyone who is caught there, and the guard who takes them away: none where one is in the room already. */
function caughtAt(game: Game, tile: number, comer: number = NOBODY): Happens {
  const heroes = heroesSeen(game, tile);
  if (heroes.length === 0) return NOTHING;
  const watcher = catcherOn(game, tile, heroes);
  return locksUp(game, heroes, pawnName(game, watcher), pawnData(game, watcher).escorts, comer);
}

/** [R18] whoever is in the room already goes to its space; who came last has left it, if it was there. */
function locksUp(
  game: Game,
  heroes: readonly PawnId[],
  by: Catcher,
  escorts: boolean,
  comer: number = NOBODY,
): Happens {
  const there = inGuardRoom(game).filter((other) => pawnNumber(game, other) !== comer);
  const guarded = there.some((other) => !isHero(game, other));
  const pawns = [...there, ...(escorts && !guarded ? [by as PawnId] : []), ...heroes];
  return [
    ...heroes.map((hero): Captured => ({ type: 'captured', hero, by })),
    inside(pawns),
    ...toTheirSpaces(game, pawns),
  ];
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

/** [R18] [R22] the nearest empty space on foot from the door, whoever watches there; where none is they stay. */
function letOut(game: Game, room: number): Happens {
  const door = outside(game, room);
  const isRoom = (space: Space) => tileOf(space) === room;
  if (door === OFF) return NOTHING;
  const guards = inGuardRoom(game);
  const out = putInTurn(game, guards, (then, pawn) => {
    const guard = pawnNumber(game, pawn);
    return nearestEmpty(then, guard, door, isRoom)[0] ?? spaceOfPawn(game, pawn);
  });
  // [R2] of several all are out before anyone is caught.
  return guards.length < 2 ? out : [...guards.map((pawn) => ({ type: 'tookOff', pawn }) as const), ...out];
}

/** [X5.2] */
function stays(game: PublicGame, pawn: number, to: Space): Refusal<'guard.stays'> | null {
  if (!holds(game, pawn) || tileOf(to) === roomOf(game)) return null;
  return refuse<'guard.stays'>('guard.stays', { by: captives(game)[0] as string });
}

const holds = (game: PublicGame, pawn: number) =>
  tileOf(game.shared.pawns[pawn] ?? OFF) === roomOf(game) &&
  !pawnData(game, pawn).hero &&
  captives(game).length > 0;

/** [XT3] heroes who are dealt nowhere are captives, and the first guard who is waits with them. */
function dealtAside({ cast }: Box, pawns: readonly Space[]): readonly PawnId[] {
  const aside = cast.filter((_, pawn) => pawns[pawn] === OFF);
  const heroes = aside.filter(({ hero }) => hero);
  const guard = heroes.length === 0 ? [] : aside.filter(({ escorts }) => escorts).slice(0, 1);
  return [...guard, ...heroes].map(({ id }) => id);
}

function needs(box: Box): Refusal | null {
  const { print, pieces } = box;
  if (!print.some(({ marks }) => marks.includes('captive')))
    return refuse('setup.missingTile', { piece: ID, tiles: '25' });
  if (!pieces.some(({ catches }) => catches)) return refuse('setup.needsCatcher', { piece: ID });
  const opens = pieces.some(({ frees }) => frees) || hasOpenCode(box);
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
    holding: holds,
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
    { on: 'met', phase: 'capture', react: (game, { tile }) => caughtAt(game, tile) },
    {
      on: 'seized',
      phase: 'capture',
      react: (game, { heroes, by }) => locksUp(game, heroes, by, false),
    },
    { on: 'tookOff', phase: 'capture', react: (game, { pawn }) => leaves(game, pawn) },
    { on: 'inGuardRoom', phase: 'capture', react: tooMany },
    {
      on: 'placed',
      phase: 'effect',
      react: (game, { tile }) => (tile === roomOf(game) ? toTheirSpaces(game, inGuardRoom(game)) : NOTHING),
    },
    { on: 'flipped', phase: 'reset', react: reset },
  ],
};
