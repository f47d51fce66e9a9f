import type { Card, Look, Mission, Step } from '#engine/mall/rules/hiddenRoles/card.ts';
import { C01 } from '#engine/mall/rules/hiddenRoles/cards/C01.ts';
import { C11 } from '#engine/mall/rules/hiddenRoles/cards/C11.ts';
import { D08 } from '#engine/mall/rules/hiddenRoles/cards/D08.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { crowd, inMall } from '#engine/mall/rules/hiddenRoles/looks.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { sandLeft } from '#engine/mall/sand.ts';

// Every card that asks for something, asking for a little else: the reference must notice each.

type Change = Partial<Omit<Card, 'mission'>> & { readonly mission?: Partial<Mission> };

const turns = (when: (look: Look) => boolean, to: 'loyal' | 'traitor'): Change => ({
  sideNow: (look) => (when(look) ? to : to === 'loyal' ? 'traitor' : 'loyal'),
});
const done = (when: Mission['done']): Change => ({ mission: { done: when } });
const walks = (spaces: number) => (step: Step) => step.what === 'moved' && step.walked >= spaces;
const eyeOf = ({ game }: Look) => rolesOf(game).eye;

export const ROLE_FAULTS: readonly (readonly [CardId, string, Change])[] = [
  [
    'C01',
    'lunch is ten seconds shorter',
    done((look) => C01.mission?.done({ ...look, now: look.now + 10_000 }) === true),
  ],
  ['C02', 'the theft is enough', done(({ game }) => game.shared.stolen)],
  ['C03', 'two pawns are enough', done(({ tally }) => tally.flippers.length >= 2)],
  ['C03', 'it never fails', { mission: { failed: () => false } }],
  ['C04', 'one player is enough', done(({ tally, seat }) => (tally.naggers[seat]?.length ?? 0) >= 1)],
  ['C04', 'one player twice is enough', done(({ tally, seat }) => (tally.nags[seat] ?? 0) >= 2)],
  ['C05', 'once is enough', done(({ tally }) => tally.squeezes >= 1)],
  ['C05', 'it fails by whoever leaves', { mission: { failed: ({ tally }) => tally.firstOut !== null } }],
  [
    'C06',
    'cameras do not matter',
    { mission: { failed: (look) => inMall(look).every((pawn) => pawn === 'barbarian') } },
  ],
  ['C06', 'the last one in the mall may be anyone', { mission: { failed: () => false } }],
  ['C07', 'three spaces may be walked', { breaks: walks(4) }],
  [
    'C08',
    'three times running may be',
    { breaks: (step, { tally, seat }) => step.what === 'moved' && (tally.streaks[seat]?.acts ?? 0) > 3 },
  ],
  [
    'C08',
    'the last pawn counts',
    { breaks: (step, { tally, seat }) => step.what === 'moved' && (tally.streaks[seat]?.acts ?? 0) > 2 },
  ],
  [
    'C09',
    'nobody has to say please',
    { breaks: (step) => step.what === 'moved' && step.pawn === 'barbarian' },
  ],
  ['C10', 'speaking is not heard', { breaks: () => false }],
  [
    'C11',
    'four seconds are enough',
    { breaks: (step, look) => C11.breaks?.(step, { ...look, now: look.now + 1_000 }) === true },
  ],
  ['D01', 'the first turn is for good', turns(({ game }) => game.shared.flips > 0, 'traitor')],
  ['D02', 'anybody’s eye counts', turns(({ tally }) => tally.eyed.some(Boolean), 'traitor')],
  [
    'D03',
    'the barbarian heads the queue',
    turns(({ tally }) => tally.firstOut !== null && tally.firstOut !== 'barbarian', 'traitor'),
  ],
  ['D04', 'twice is too far', turns(({ tally, seat }) => (tally.nags[seat] ?? 0) >= 2, 'traitor')],
  ['D05', 'any turn thrills', turns(({ tally }) => tally.flippers.length > 0, 'loyal')],
  ['D06', 'anybody’s shame counts', turns(({ tally }) => tally.shamed.some(Boolean), 'loyal')],
  ['D07', 'anybody’s theft counts', turns(({ tally }) => tally.thief !== null, 'loyal')],
  [
    'D08',
    'two spaces may be walked',
    { breaks: (step, look) => walks(3)(step) && D08.breaks?.(step, look) === true },
  ],
  ['D08', 'the sand does not matter', { breaks: walks(2) }],
  [
    'D09',
    'the eye before oneself counts',
    { breaks: (step, look) => step.what === 'acted' && eyeOf(look)?.before === look.seat },
  ],
  ['D10', 'odd is even', done(({ game }) => game.shared.flips % 2 === 1)],
  ['E01', 'the elf leaves first', done(({ tally }) => tally.firstOut === 'elf')],
  ['E02', 'the elf leaves first', done(({ tally }) => tally.firstOut === 'elf')],
  ['E02', 'it fails when anybody leaves', { mission: { failed: ({ tally }) => tally.firstOut !== null } }],
  ['E03', 'the mage comes last', done(({ tally }) => tally.lastToItem === 'mage')],
  ['E04', 'anybody turns the glass', done(({ tally }) => tally.flippers.length > 0)],
  ['E04', 'it never fails', { mission: { failed: () => false } }],
  ['E05', 'no flip is needed', done((look) => crowd(look) >= 3 && !look.game.shared.stolen)],
  [
    'E05',
    'two are three',
    done((look) => crowd(look) >= 2 && look.game.shared.flips > 0 && !look.game.shared.stolen),
  ],
  ['E06', 'any tile will do', done((look) => look.game.shared.stolen && crowd(look) >= 2)],
  ['E06', 'it never fails', { mission: { failed: () => false } }],
  ['E07', 'a minute is close', done(({ game, now }) => sandLeft(game.shared.sand, now) < 60_000)],
  ['E08', 'no theft is needed', done(() => true)],
  ['E09', 'anybody’s turn counts', done(({ tally }) => tally.flipSeats.length > 0)],
  ['E09', 'it never fails', { mission: { failed: () => false } }],
  [
    'E10',
    'one’s own placing counts',
    done((look) => eyeOf(look) !== null && eyeOf(look)?.before !== look.seat),
  ],
];

/** As long as this runs, the card is another. */
export function withCard<T>(id: CardId, { mission, ...others }: Change, run: () => T): T {
  const cards = CARDS as Record<CardId, Card>;
  const real: Card = { ...cards[id] };
  const asked = { ...(real.mission as Mission), ...mission };
  const faulty: Card = { ...real, ...others, ...(real.mission === undefined ? {} : { mission: asked }) };
  cards[id] = { ...faulty };
  try {
    return run();
  } finally {
    cards[id] = real;
  }
}
