import { isRefusal, type MallEvent } from '#engine/mall/index.ts';
import { LATER_COMMANDS, LATER_EVENTS, LATER_REFUSALS } from './laterWords.ts';
import type { Step } from './play.ts';

// What games with modules must come to, by the name of the event, the refusal or what the two are about.

export const WANTED: readonly string[] = [
  ...['guardCame', 'guard: walk', 'guard: escalator', 'guard: shaft', 'tile.closed'],
  ...[
    'sand used',
    'swap used',
    'loudspeaker used',
    'token.none',
    'talk.open',
    'swap.alone',
    'target.oneself',
  ],
  ...['shaftLaid', 'shaft', 'shaftLost', 'shaft.none', 'shaft.notHere', 'shaft.notThere', 'shaft.noEnd'],
  ...['breached', 'breachLost', 'breach.none', 'breach.notHere', 'breach.noWall', 'breach.steel'],
  ...['captured', 'aside', 'inGuardRoom', 'captives', 'cleared', 'guard.stays', 'pawn.captive', 'let out'],
  ...['code used', 'mapInUse', 'map used up', 'paid: maps', 'paid: autoExplore'],
  // Modules 8 to 13.
  ...LATER_COMMANDS.map((type) => `done: ${type}`),
  ...LATER_EVENTS,
  // Where heroes are caught a theft waits for nobody: that is of an evening [XT11].
  ...LATER_REFUSALS.filter((code) => code !== 'theft.heroThere'),
  ...['met', 'seized', 'deckTurned', 'paid: crystalSpell', 'guard: sent', 'swap', 'teleport'],
  ...['guard2', 'guard10', 'guard11'].map((guard) => `comes: ${guard}`),
  ...['clairvoyance', 'ghost', 'invisibility', 'frog', 'voucher', 'crystal', 'code'].map(
    (spell) => `ends: ${spell}`,
  ),
];

/** How often each of these was seen. */
export function sightCount(wanted: readonly string[]) {
  const counts = new Map(wanted.map((name) => [name, 0]));
  const note = (step: Step) => {
    for (const name of sightsOf(step)) if (counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return { counts: counts as ReadonlyMap<string, number>, note };
}

export function sightsOf({ before, command, outcome }: Step): readonly string[] {
  const refusal = isRefusal(outcome) ? outcome : outcome.tooLate;
  const events = isRefusal(outcome) ? [] : outcome.events;
  return [
    refusal === undefined ? `done: ${command.type}` : refusal.refused,
    ...events.flatMap((event) => [event.type, ...about(before, event)]),
  ];
}

function about({ box, shared }: Step['before'], event: MallEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
      return event.pawn === 'guard' ? [`guard: ${event.by}`] : [event.by];
    case 'put':
      if (event.to < 0) return ['aside'];
      if (event.pawn === 'guard') return shared.memory.guardRoom?.includes('guard') ? ['let out'] : [];
      return shared.stolen ? [] : [`comes: ${event.pawn}`];
    case 'tokenUsed':
      return [`${event.token} used`];
    case 'placed':
      return [`paid: ${event.paid}`];
    case 'wentOutOfOrder':
      return (box.print[event.space]?.marks ?? []).map(
        (mark) => `${mark} used${mark === 'map' ? ' up' : ''}`,
      );
    case 'spellGoes':
      return event.runs === null ? [`ends: ${event.spell}`] : [];
    case 'ended':
      return [event.reason, `ended: ${event.reason}`, event.won ? 'won' : 'lost'];
    default:
      return [];
  }
}
