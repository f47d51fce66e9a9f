import type { Evening } from '#content/evenings.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { SPELL_IDS, type SpellId } from '#engine/mall/rules/spells/index.ts';
import type { PieceRefusal } from '#engine/mall/words.ts';

// Everything that modules 8 to 13 can be told, tell and refuse.

const LATER = ['beholder', 'telekinesis', 'spells', 'reinforcements', 'controlRoom', 'sensor'] as const;
type Later = (typeof LATER)[number];

interface LaterPiece {
  readonly commands: readonly string[];
  readonly events: readonly string[];
}

const laterPieces: ReadonlyMap<string, LaterPiece> = new Map(
  PIECES.filter(({ id }) => LATER.some((one) => one === id)).map(({ id, commands = {}, events = {} }) => [
    id,
    { commands: Object.keys(commands), events: Object.keys(events) },
  ]),
);

export const LATER_COMMANDS = [...laterPieces.values()].flatMap(({ commands }) => commands);
export const LATER_EVENTS = [...laterPieces.values()].flatMap(({ events }) => events);

/** By the type checker all of them; what a box refuses no game comes to. */
const REFUSALS: Readonly<Record<Exclude<PieceRefusal<Later>, `setup.${string}`>, true>> = {
  'beholder.absent': true,
  'beholder.nothingThere': true,
  'beholder.noCommand': true,
  'beholder.notThere': true,
  'telekinesis.none': true,
  'telekinesis.notHere': true,
  'telekinesis.notThis': true,
  'telekinesis.notEmpty': true,
  'telekinesis.splits': true,
  'spell.notHeld': true,
  'spell.nothingThere': true,
  'spell.noGuard': true,
  'spell.notThere': true,
  'spell.isFrog': true,
  'theft.heroThere': true,
  'control.nobody': true,
  'control.notHere': true,
  'control.onlyGuards': true,
  'sensor.absent': true,
  'sensor.noControl': true,
  'sensor.inTheWay': true,
  'sensor.covers': true,
};

export const LATER_REFUSALS: readonly string[] = Object.keys(REFUSALS);

/** What an evening is about: commands and events of its pieces, and of spells those that lie ready. */
export function laterWordsOf({ pieces, spells = SPELL_IDS }: Evening): readonly string[] {
  const words = pieces.flatMap((piece) => laterPieces.get(piece) ?? []);
  const casts = spells.map((spell) => `cast${spell}`);
  const isReady = (type: string) => !type.startsWith('cast') || casts.includes(type.toLowerCase());
  const unheard = Object.entries(EVENTS_OF).flatMap(([event, some]) =>
    some.some((spell) => spells.includes(spell)) ? [] : [event],
  );
  return [
    ...words.flatMap(({ commands }) => commands.filter(isReady).map((type) => `done: ${type}`)),
    ...words.flatMap(({ events }) => events.filter((type) => !unheard.includes(type))),
  ];
}

/** Events that only some spells have. */
const EVENTS_OF: Readonly<Record<string, readonly SpellId[]>> = {
  swapped: ['swap'],
  guardBack: ['frog', 'voucher'],
};
