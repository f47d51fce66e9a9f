import { decide, type Game, isRefusal, type MallCommand } from '#engine/mall/index.ts';
import type { Dice } from '../properties/dice.ts';
import { canStand, put, wished } from './putting.ts';
import { gathered, staged } from './stages.ts';
import { disturbed } from './stir.ts';
import {
  isAtDoor,
  isAwaited,
  isBeside,
  isClose,
  isInside,
  isKey,
  isNear,
  isOpening,
  isSwept,
  matters,
} from './wishes.ts';

// Pawns are put where it matters, as if they had always stood there, so that random play comes to everything.

/** `theme`: what the game is about. */
export function scrambled(game: Game, dice: Dice, theme: readonly string[] = []): Game {
  if (!game.shared.stolen && dice.chance(0.03)) return gathered(game, dice);
  if (dice.chance(0.3)) return staged(game, dice, theme);
  if (dice.chance(0.15)) return disturbed(game, dice);
  return dice.chance(0.4) ? moved(game, dice.below(game.box.pawns.length), dice) : game;
}

/** Where a game is taken up: near its beginning, in the middle, or with everything found and often stolen. */
export function takenUp(game: Game, dice: Dice, theme: readonly string[] = []): Game {
  const { deckLeft } = game.shared;
  const tiles = dice.pick([
    dice.below(4),
    4 + dice.below(4),
    dice.below(deckLeft),
    deckLeft,
    deckLeft,
    deckLeft,
  ]);
  const laid = opened(game, tiles, dice);
  // A theft is what it is about.
  if (theme.includes('reinforcements') || theme.includes('frogDiversion')) return laid;
  // Where tiles are missing nobody could have stolen anything; what comes after is as good a test.
  if (dice.chance(theme.includes('clearTile') ? 1 : 0.3))
    return { ...laid, shared: { ...laid.shared, stolen: true } };
  return tiles < deckLeft || dice.chance(0.3) ? laid : done(gathered(laid, dice), { type: 'theft', seat: 0 });
}

/** Some tiles are laid, each in front of a hero put there for it. */
function opened(game: Game, tiles: number, dice: Dice): Game {
  let now = game;
  for (let tries = 0; tries < 3 * tiles && now.shared.board.placed.length <= tiles; tries++)
    now = oneMore(now, dice);
  return now;
}

function oneMore(game: Game, dice: Dice): Game {
  const { box, shared } = game;
  const spots = shared.board.unused.flatMap((space) => {
    const pawn = box.cast.findIndex(({ colour }) => colour !== null && colour === box.print[space]?.explore);
    return pawn >= 0 && canStand(game, pawn, space) ? [{ pawn, space }] : [];
  });
  if (spots.length === 0) return game;
  const { pawn, space } = dice.pick(spots);
  const seat = shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('X')));
  const drawn = done(put(game, pawn, space), { type: 'explore', seat });
  return drawn.shared.drawn === null ? drawn : done(drawn, { type: 'place', seat, space });
}

function done(game: Game, command: MallCommand): Game {
  const decision = decide(game, command, 1);
  return isRefusal(decision) ? game : decision.game;
}

function moved(game: Game, pawn: number, dice: Dice): Game {
  const wish = dice.pick([
    matters,
    isKey,
    isNear,
    isNear,
    isBeside,
    isClose,
    isClose,
    isInside,
    isAtDoor,
    isAwaited,
    isAwaited,
    isSwept,
    isOpening,
    () => true,
  ]);
  return wished(game, pawn, wish, dice);
}
