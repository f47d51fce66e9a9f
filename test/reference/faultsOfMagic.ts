import { spells } from '#engine/mall/rules/spells/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/spell.ts';
import { deafTo, erased, type Fault, yielding } from './fault.ts';

// One for each spell.

const piece = erased(spells);

const without = (type: string) => (events: readonly { readonly type: string }[]) =>
  events.filter((event) => event.type !== type);

export const OF_MAGIC: readonly Fault[] = [
  {
    ...{ module: 'broom', rule: 'X10.1', what: 'a broom sweeps nothing' },
    piece: yielding(piece, 'castBroom', without('repaired')),
  },
  {
    ...{ module: 'crystal', rule: 'X10.2', what: 'a crystal ball never goes dim' },
    piece: deafTo(piece, 'placed'),
  },
  {
    ...{ module: 'code', rule: 'X10.3', what: 'a code that was cast opens every door' },
    piece: erased({
      ...spells,
      key: (...[game]: Parameters<NonNullable<typeof spells.key>>) =>
        spellsOf(game).running.some(({ spell }) => spell === 'code') ? [] : null,
    }),
  },
  {
    ...{ module: 'swap', rule: 'X10.4', what: 'whoever changes places arrives nowhere' },
    piece: deafTo(piece, 'swapped'),
  },
  {
    ...{ module: 'teleport', rule: 'X10.5', what: 'whoever is teleported arrives nowhere' },
    piece: yielding(piece, 'castTeleport', (events) =>
      events.map((event) => (event.type === 'moved' ? { ...event, type: 'put' } : event)),
    ),
  },
  {
    ...{ module: 'clairvoyance', rule: 'X10.7', what: 'only one tile is foreseen' },
    piece: erased({ ...spells, bares: () => false }),
  },
  {
    ...{ module: 'ghost', rule: 'X10.8', what: 'a ghost stops at walls' },
    piece: erased({ ...spells, passage: undefined }),
  },
  {
    ...{ module: 'frog', rule: 'X10.9', what: 'a frog is in the way' },
    piece: yielding(piece, 'castFrog', without('tookOff')),
  },
  {
    ...{ module: 'invisibility', rule: 'X10.10', what: 'guards see the mage' },
    piece: erased({ ...spells, hides: undefined }),
  },
  {
    ...{ module: 'voucher', rule: 'X10.11', what: 'a guard does not come back' },
    piece: erased({
      ...spells,
      events: {
        ...spells.events,
        spellGoes: {
          ...spells.events.spellGoes,
          memory: (...asked: Parameters<NonNullable<typeof spells.events.spellGoes.memory>>) => ({
            ...(spells.events.spellGoes.memory?.(...asked) ?? asked[0]),
            returning: [],
          }),
        },
      },
    }),
  },
];
