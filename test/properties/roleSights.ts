import { isRefusal, type MallEvent } from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { lookOf, sideOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import type { Step } from './play.ts';

// What games with hidden roles must come to: commands, events, refusals, ends, how seats fared, how cards stood.

const IDS = Object.keys(CARDS) as CardId[];
const from = (letters: string, ids: readonly string[]) => ids.filter((id) => letters.includes(id[0] ?? ''));

/** Missions that can fail, rules and cards that change sides, by roles.md. */
const MISSIONS = [
  ...['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'D10'],
  ...['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10'],
];
const FAIL = ['C03', 'C04', 'C05', 'C06', 'E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E09'];
const RULES = ['C07', 'C08', 'C09', 'C10', 'C11', 'D08', 'D09'];
const SWITCHES = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07'];

/** [R33] at level A nobody abandons; only at C and E somebody fails, so that one alone is left, or nobody. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  A: ['escaped', 'sand', 'condemned', 'calledOff'],
  B: ['escaped', 'sand', 'condemned', 'calledOff', 'abandoned', 'abandonedAlone'],
  C: ['escaped', 'sand', 'condemned', 'calledOff', 'abandoned', 'abandonedAlone', 'decided'],
  D: ['escaped', 'sand', 'condemned', 'calledOff', 'abandoned', 'abandonedAlone'],
  E: ['escaped', 'sand', 'condemned', 'calledOff', 'abandoned', 'abandonedAlone', 'decided', 'nobodyLeft'],
};

export const WANTED_ROLES: readonly string[] = [
  ...Object.keys(ENDS).flatMap((level) =>
    [3, 4, 5, 6, 7, 8].map((players) => `level ${level} with ${players}`),
  ),
  ...Object.entries(ENDS).flatMap(([level, ends]) => ends.map((reason) => `level ${level} ends: ${reason}`)),
  ...['accuse', 'vote', 'turnGlass', 'putEye', 'abandon', 'decideHeist', 'divine', 'forgo', 'callOff'].map(
    (type) => `does ${type}`,
  ),
  ...['noted', 'eyed', 'accused', 'voted', 'thumbsShown: up', 'thumbsShown: down', 'voteLapsed'],
  ...['eliminated: unmasked', 'eliminated: failed', 'glassOffered', 'glassTaken', 'heistAbandoned'],
  ...['lastAsked', 'diviningOpened', 'divined: right', 'divined: wrong', 'forwent', 'cardsShown'],
  ...[
    'abandon.level',
    'abandon.stolen',
    'abandon.traitor',
    'accuse.noVoter',
    'accuse.open',
    'accuse.several',
  ],
  ...['divine.none', 'divine.notYours', 'divine.open', 'glass.notYours', 'last.notYours', 'roles.settling'],
  ...['vote.involved', 'vote.none', 'seat.out', 'sand.out'],
  ...[
    'escaped',
    'sand',
    'condemned',
    'abandoned',
    'abandonedAlone',
    'decided',
    'nobodyLeft',
    'calledOff',
  ].map((reason) => `ends: ${reason}`),
  ...[
    'won heistWon',
    'lost heistWon',
    'won heistLost',
    'lost heistLost',
    'won missionDone',
    'lost missionOpen',
  ],
  ...['lost missionFailed', 'partial phantom', 'lost unmasked', 'won alone', 'lost abandonedBy'],
  ...['lost calledOff', 'won divined', 'lost divined', 'lost divinedBy'],
  ...MISSIONS.flatMap((id) => [`${id} open`, `${id} done`]),
  ...FAIL.map((id) => `${id} failed`),
  ...RULES.map((id) => `${id} broken`),
  ...SWITCHES.map((id) => `${id} switched`),
  ...['phantom speaks', 'vote beyond the last grain', 'glass turned when empty'],
];

export function roleSights(step: Step): readonly string[] {
  const { command, outcome } = step;
  const refusal = isRefusal(outcome) ? outcome : outcome.tooLate;
  const events = isRefusal(outcome) ? [] : outcome.events;
  return [
    ...(refusal === undefined ? [`does ${command.type}`, ...atTable(step)] : [refusal.refused]),
    ...events.flatMap((event) => [event.type, ...about(event), ...endOf(step, event)]),
  ];
}

/** How a game of this level came to its end, and with how many. */
function endOf({ before }: Step, event: MallEvent): readonly string[] {
  const { roles, players } = before.box.setup;
  return event.type === 'ended'
    ? [`level ${roles} with ${players}`, `level ${roles} ends: ${event.reason}`]
    : [];
}

function atTable({ before, command, at }: Step): readonly string[] {
  const late = at - before.shared.clock.shift >= before.shared.sand.end;
  if (command.type === 'vote' && late) return ['vote beyond the last grain'];
  if (command.type === 'turnGlass' && command.turn && late) return ['glass turned when empty'];
  const out = command.seat === null ? null : rolesOf(before).out[command.seat];
  return command.type === 'speak' && out != null && before.shared.phase === 'running'
    ? ['phantom speaks']
    : [];
}

function about(event: MallEvent): readonly string[] {
  switch (event.type) {
    case 'thumbsShown':
      return [`thumbsShown: ${event.validated ? 'up' : 'down'}`];
    case 'eliminated':
      return [`eliminated: ${event.why}`];
    case 'divined':
      return [`divined: ${event.card === event.is ? 'right' : 'wrong'}`];
    case 'ended':
      return [
        `ends: ${event.reason}`,
        ...(event.seats ?? []).map(({ outcome, reason }) => `${outcome} ${reason}`),
      ];
    default:
      return [];
  }
}

/** How every card of the level stands for every seat, whoever holds it. */
export function cardSights({ after }: Step): readonly string[] {
  const { tally } = rolesOf(after);
  const seats = after.shared.hands.map((_, seat) => seat);
  return from(after.box.setup.roles ?? '', IDS).flatMap((id) =>
    seats.flatMap((seat) => {
      const look = lookOf(after, seat, after.shared.result?.reason === 'escaped');
      const broken = (tally.breaches[id as CardId]?.[seat]?.length ?? 0) > 0;
      const switched = sideOf(id as CardId, look) !== CARDS[id as CardId].side;
      return [
        `${id} ${statusOf(id as CardId, look)}`,
        ...(broken ? [`${id} broken`] : []),
        ...(switched ? [`${id} switched`] : []),
      ];
    }),
  );
}
