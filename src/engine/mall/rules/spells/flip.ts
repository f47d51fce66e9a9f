import { ending } from '../../ending.ts';
import { heroesSeen } from '../../meeting.ts';
import { nearestEmpty } from '../../nearest.ts';
import { NOTHING } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, Moment, PublicGame } from '../../state.ts';
import { inHands, pawnData, pawnNumber, pawnOn, withPawn } from '../../ways.ts';
import { type Back, ends, type Happens, type Returning, SPELL_IDS, spellsOf } from './spell.ts';

// [X10.6] [R2] [R20] what a flip does to spells: all that run end, in a fixed order; guards come back, whoever is in their
// way; and then heroes and guards who are together on a tile are caught, or all is lost [X10.12].

export function endAll(game: Game): Happens {
  const running = spellsOf(game).running.map(({ spell }) => spell);
  const ended = SPELL_IDS.filter((spell) => running.includes(spell)).map(ends);
  return running.includes('clairvoyance') ? [...ended, { type: 'deckTurned', top: null }] : ended;
}

/** Everyone is back before anyone is caught. */
export function comeBack(game: Game): Happens {
  const { returning } = spellsOf(game);
  const back: Back[] = [];
  let then: PublicGame = game;
  for (const one of returning) {
    const to = placeFor(then, one);
    back.push({ type: 'guardBack', pawn: one.pawn, to });
    then = withPawn(then, pawnNumber(game, one.pawn), to);
  }
  return [...back, ...back.map(({ pawn, to }) => ({ type: 'put', pawn, to }) as const)];
}

/** Where another guard stands, or where nothing may stand, the nearest empty space. A hero there is caught, unless out. */
function placeFor(game: PublicGame, { pawn, space }: Returning): Space {
  const other = pawnOn(game, space);
  const taken = other >= 0 && (!pawnData(game, other).hero || game.shared.escaped[other]);
  const barred = game.shared.board.layers.some(({ lies = [] }) => lies.includes(space));
  if (!taken && !barred) return space;
  return nearestEmpty(game, pawnNumber(game, pawn), space)[0] ?? space;
}

/** Who is a captive already, in the room or aside, is met no more. */
export function meet(game: Game, _event: unknown, moment: Moment): Happens {
  const { box, shared } = game;
  const isAbout = (pawn: number) => pawnData(game, pawn).hero && inHands(game, pawn) === null;
  const tiles = shared.pawns.flatMap((space, pawn) => (space !== OFF && isAbout(pawn) ? tileOf(space) : []));
  const tile = tiles.find((one) => heroesSeen(game, one).length > 0);
  if (tile === undefined) return NOTHING;
  if (box.policies.meeting === 'refused') return [ending(game, false, 'spellEnded', moment)];
  return [{ type: 'met', tile }];
}
