import { type Game, isRefusal, judge, type MallCommand } from '#engine/mall/index.ts';
import { votersOf } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import { type CardId, PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { activeSeats, cardOf, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import type { Dice } from './dice.ts';
import { pushed } from './rolePush.ts';

// What players do with hidden roles, sensible or not: whoever plays all seats knows all cards, and steers by them.

export interface Temper {
  /** How often somebody answers who is asked for a thumb. */
  readonly answers: number;
  /** How often a thumb goes up, somebody is accused, and the accused are traitors. */
  readonly up: number;
  readonly accuses: number;
  readonly right: number;
  /** How often the heist is given up where that is allowed, or called off. */
  readonly gives: number;
}

export const KEEN: Temper = { answers: 0.7, up: 0.93, accuses: 0.06, right: 0.75, gives: 0.004 };
export const CALM: Temper = { answers: 0.1, up: 0.6, accuses: 0.02, right: 0.6, gives: 0.001 };
export const WARY: Temper = { answers: 0.7, up: 0.6, accuses: 0.08, right: 0.3, gives: 0.01 };

/** Something of hidden roles, or undefined: then the mall goes on. */
export function roleAct(game: Game, dice: Dice, temper: Temper = KEEN): MallCommand | undefined {
  const { vote, offer, last, divining } = rolesOf(game);
  if (vote !== null && dice.chance(temper.answers)) return thumb(game, dice, temper);
  if (offer !== null && dice.chance(0.6))
    return { type: 'turnGlass', seat: offer.seat, turn: dice.chance(0.7) };
  if (last !== null && dice.chance(0.7))
    return { type: 'decideHeist', seat: last.seat, success: dice.chance(0.6) };
  if (divining !== null && dice.chance(0.8)) return guess(game, dice);
  return dice.chance(temper.accuses) ? accusing(game, dice, temper) : another(game, dice, temper);
}

function thumb(game: Game, dice: Dice, { up }: Temper): MallCommand {
  const open = rolesOf(game).vote;
  const voters = open === null ? [] : votersOf(game, open);
  const thumbs = game.secrets.memory.hiddenRoles?.thumbs ?? [];
  const missing = voters.filter((seat) => thumbs[seat] == null);
  const seat = dice.chance(0.8) && missing.length > 0 ? dice.pick(missing) : anyone(game, dice);
  return { type: 'vote', seat, up: dice.chance(up) };
}

function guess(game: Game, dice: Dice): MallCommand {
  const seat = dice.chance(0.75)
    ? dice.pick(rolesOf(game).divining?.left ?? [anyone(game, dice)])
    : anyone(game, dice);
  if (dice.chance(0.12)) return { type: 'forgo', seat };
  const target = anyone(game, dice);
  const card = cardOf(game, target);
  const named = dice.chance(0.4) && PUBLIC_MISSIONS.includes(card) ? card : dice.pick(PUBLIC_MISSIONS);
  return { type: 'divine', seat, target, card: named as CardId };
}

function accusing(game: Game, dice: Dice, { right }: Temper): MallCommand {
  const traitors = activeSeats(game).filter((seat) => roleOf(game, seat).side === 'traitor');
  const honest = activeSeats(game).filter((seat) => !traitors.includes(seat));
  const known = dice.shuffled(traitors).slice(0, 1 + dice.below(2));
  if (dice.chance(right) && known.length > 0 && honest.length > 0)
    return { type: 'accuse', seat: dice.pick(honest), accused: known };
  const some = dice.shuffled(game.shared.hands.map((_, seat) => seat)).slice(0, 1 + dice.below(3));
  return { type: 'accuse', seat: anyone(game, dice), accused: some };
}

function another(game: Game, dice: Dice, { gives }: Temper): MallCommand | undefined {
  const seat = anyone(game, dice);
  const target = anyone(game, dice);
  const lone = loneLoyal(game);
  if (lone !== undefined && dice.chance(0.1)) return { type: 'abandon', seat: lone };
  if (dice.chance(gives)) return givingUp(game, seat, dice);
  if (dice.chance(0.05)) return { type: 'putEye', seat, target };
  if (dice.chance(0.08)) return { type: 'doSomething', seat, target };
  if (dice.chance(0.02)) return outOfPlace(game, seat, dice);
  return dice.chance(0.1) ? pushed(game, dice) : undefined;
}

/** [H2.3] whoever is alone against traitors, if anybody is. */
function loneLoyal(game: Game): number | undefined {
  const loyal = activeSeats(game).filter((seat) => roleOf(game, seat).side === 'loyal');
  return loyal.length === 1 ? loyal[0] : undefined;
}

/** Mostly somebody who may; now and then all that are there end it. */
function givingUp(game: Game, seat: number, dice: Dice): MallCommand {
  if (dice.chance(0.1)) return { type: 'callOff', seat: null };
  const may = activeSeats(game).filter((one) => !isRefusal(judge(game, { type: 'abandon', seat: one })));
  return { type: 'abandon', seat: may.length > 0 && dice.chance(0.6) ? dice.pick(may) : seat };
}

/** What nobody asked this seat for. */
function outOfPlace(game: Game, seat: number, dice: Dice): MallCommand {
  return dice.pick<MallCommand>([
    { type: 'vote', seat, up: true },
    { type: 'turnGlass', seat, turn: true },
    { type: 'decideHeist', seat, success: true },
    { type: 'divine', seat, target: anyone(game, dice), card: 'E01' },
    { type: 'forgo', seat },
    { type: 'abandon', seat },
    { type: 'accuse', seat, accused: activeSeats(game).filter((other) => other !== seat) },
  ]);
}

const anyone = ({ box }: Game, dice: Dice) => dice.below(box.setup.players);
