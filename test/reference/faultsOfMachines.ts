import { refuse } from '#engine/core/refusal.ts';
import { beholder } from '#engine/mall/rules/beholder/index.ts';
import { clearTile } from '#engine/mall/rules/clearTile/index.ts';
import { controlRoom } from '#engine/mall/rules/controlRoom/index.ts';
import { frogDiversion } from '#engine/mall/rules/frogDiversion/index.ts';
import { guardBusy } from '#engine/mall/rules/guardBusy/index.ts';
import { reinforcements } from '#engine/mall/rules/reinforcements/index.ts';
import { sensor } from '#engine/mall/rules/sensor/index.ts';
import { telekinesis } from '#engine/mall/rules/telekinesis/index.ts';
import { deafTo, doing, erased, type Fault } from './fault.ts';

// One for each of the modules 8, 9, 11, 12, 13, and for what is special in a tutorial.

const judgesGuards = erased(controlRoom).commands?.sendGuard?.judge;

export const OF_MACHINES: readonly Fault[] = [
  {
    ...{ module: '8', rule: 'X8.2', what: 'the beholder catches nobody whom it finds' },
    piece: deafTo(erased(beholder), 'beholderOver'),
  },
  {
    ...{ module: '9', rule: 'X9.1', what: 'a telekinesis token is never used up' },
    piece: erased({
      ...telekinesis,
      events: { tileMoved: { ...telekinesis.events.tileMoved, memory: (left: number) => left } },
    }),
  },
  {
    ...{ module: '11', rule: 'X11.1', what: 'no reinforcements come' },
    piece: deafTo(erased(reinforcements), 'stolen'),
  },
  {
    ...{ module: '12', rule: 'X12.1', what: 'the control room is shut after the theft' },
    piece: doing(erased(controlRoom), 'sendGuard', {
      judge: (...asked) =>
        asked[0].shared.stolen ? refuse('vortex.closed') : (judgesGuards?.(...asked) ?? null),
    }),
  },
  {
    ...{ module: '13', rule: 'X13.1', what: 'pawns walk under the sensor' },
    piece: erased({ ...sensor, stepVeto: undefined, landVeto: undefined }),
  },
  {
    ...{ module: 'XT8', rule: 'XT8', what: 'a busy guard goes about' },
    piece: erased({ ...guardBusy, landVeto: undefined }),
  },
  {
    ...{ module: 'XT9', rule: 'XT9', what: 'somebody may be left on the closed tile' },
    piece: erased({ ...clearTile, feats: { tileClear: () => true } }),
  },
  {
    ...{ module: 'XT10', rule: 'XT10', what: 'a theft needs no frog' },
    piece: erased({ ...frogDiversion, theftVeto: undefined }),
  },
];
