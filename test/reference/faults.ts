import type { AnyPiece } from '#engine/mall/piece.ts';
import { antiStress } from '#engine/mall/rules/antiStress/index.ts';
import { autoExplore } from '#engine/mall/rules/autoExplore/index.ts';
import { breaches } from '#engine/mall/rules/breaches/index.ts';
import { guard } from '#engine/mall/rules/guard/index.ts';
import { guardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { lockedExit } from '#engine/mall/rules/lockedExit/index.ts';
import { maps } from '#engine/mall/rules/maps/index.ts';
import { shafts } from '#engine/mall/rules/shafts/index.ts';
import { pawnOn } from '#engine/mall/ways.ts';
import { deafTo, erased, type Fault } from './fault.ts';
import { OF_MACHINES } from './faultsOfMachines.ts';
import { OF_MAGIC } from './faultsOfMagic.ts';

// Modules as they would be if somebody had got one of their rules wrong: copies of the pieces, with one thing changed.

export const FAULTS: readonly Fault[] = [
  {
    ...{ module: '1', rule: 'X1.2', what: 'a guard watches nothing' },
    piece: erased({ ...guard, pawns: guard.pawns?.map((pawn) => ({ ...pawn, closes: 'nothing' })) }),
  },
  {
    ...{ module: '1', rule: 'X1.3', what: 'a guard turns the sand timer' },
    piece: erased({ ...guard, pawns: guard.pawns?.map((pawn) => ({ ...pawn, triggers: true })) }),
  },
  {
    ...{ module: '2', rule: 'X2.1', what: 'a token is never used up' },
    piece: erased({
      ...antiStress,
      events: { tokenUsed: { told: 'all', memory: (left: unknown) => left } },
    }),
  },
  {
    ...{ module: '2', rule: 'X2.2', what: 'a swap closes the talk window' },
    piece: erased({
      ...antiStress,
      commands: {
        ...antiStress.commands,
        swapHands: { ...antiStress.commands?.swapHands, closesTalk: true },
      },
    }),
  },
  {
    ...{ module: '3', rule: 'X3.3', what: 'a shaft stays when a guard has used it' },
    piece: erased({
      ...shafts,
      events: { ...shafts.events, shaftLost: { told: 'all', memory: (before: unknown) => before } },
    }),
  },
  {
    ...{ module: '3', rule: 'X3.4', what: 'a shaft covers nothing' },
    piece: erased({
      ...shafts,
      layer: (...asked: Parameters<NonNullable<AnyPiece['layer']>>) => ({
        links: shafts.layer?.(...asked).links ?? [],
      }),
    }),
  },
  {
    ...{ module: '4', rule: 'X4.2', what: 'a breach stays when a guard has passed' },
    piece: erased({ ...breaches, crossing: undefined }),
  },
  {
    ...{ module: '5', rule: 'X5.4', what: 'two captives play on' },
    piece: deafTo(erased(guardRoom), 'inGuardRoom'),
  },
  {
    ...{ module: '5', rule: 'X5.6', what: 'a flip leaves the guard room alone' },
    piece: deafTo(erased(guardRoom), 'flipped'),
  },
  {
    ...{ module: '5', rule: 'X5.3', what: 'a captive is free to do what it likes' },
    piece: erased({ ...guardRoom, policies: { ...guardRoom.policies, captive: () => false } }),
  },
  {
    ...{ module: '6', rule: 'X6.1', what: 'no code opens a door' },
    piece: erased({ ...lockedExit, ideas: [] }),
  },
  {
    ...{ module: '7a', rule: 'X7.1', what: 'nothing that the explorer does ends the use of a map' },
    piece: erased({ ...deafTo(erased(maps), 'moved'), onAct: undefined }),
  },
  {
    ...{ module: '7b', rule: 'X7.3', what: 'an auto-explore space needs a hero' },
    piece: erased({
      ...autoExplore,
      permission: {
        ...autoExplore.permission,
        pays: (...asked: Parameters<NonNullable<AnyPiece['permission']>['pays']>) =>
          autoExplore.permission?.pays(...asked) && pawnOn(asked[0], asked[1]) >= 0,
      },
    }),
  },
  ...OF_MACHINES,
  ...OF_MAGIC,
];

export function piecesWith({ piece }: Fault): readonly AnyPiece[] {
  const known: readonly AnyPiece[] = PIECES;
  return known.map((other) => (other.id === piece.id ? piece : other));
}
