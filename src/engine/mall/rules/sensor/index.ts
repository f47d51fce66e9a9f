import { type Refusal, refuse } from '../../../core/refusal.ts';
import { directionIndex } from '../../../family/directions.ts';
import type { Plain } from '../../commands.ts';
import { booleanField, type Handler } from '../../handler.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { cellOf, OFF, type Space, spaceOf, tileOf } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { heroOn, pawnData, pawnName, pawnOn, printed } from '../../ways.ts';

// [X13.1] [X13.2] [R21] a beam over six spaces of its tile, which no pawn enters or crosses. With a hero at the sensor
// control anyone turns it a quarter; who is in the way keeps it from turning, or is caught where heroes are caught.

const ID = 'sensor';

/** By the tile's own side: four spaces along its edge, and the two before their middle. */
const BEAM = [
  [0, 1, 2, 3, 5, 6],
  [3, 7, 11, 15, 6, 10],
  [12, 13, 14, 15, 9, 10],
  [0, 4, 8, 12, 5, 9],
] as const;

/** Where it is and which of that tile's own sides it looks to. */
export interface Beam {
  readonly tile: number;
  readonly side: number;
}

type Turn = Plain<'turnSensor'> & { readonly clockwise: boolean };

interface Turned extends Beam {
  readonly type: 'sensorTurned';
  /** Null where it appears. */
  readonly seat: number | null;
}

interface Sensor {
  readonly id: typeof ID;
  readonly catcher: typeof ID;
  /** `tile` is OFF before it has come. */
  readonly memory: Beam;
  readonly command: Turn;
  readonly event: Turned;
  readonly refusal: 'sensor.absent' | 'sensor.noControl' | 'sensor.inTheWay' | 'sensor.covers';
}

const NOWHERE: Beam = { tile: OFF, side: 0 };

export function sensorBeam({ shared }: PublicGame): Beam {
  return shared.memory[ID] ?? NOWHERE;
}

/** The six spaces under it. */
export function spacesUnder({ tile, side }: Beam): readonly Space[] {
  return tile === OFF ? NOTHING : (BEAM[side & 3] ?? []).map((cell) => spaceOf(tile, cell));
}

export function turnedBeam({ tile, side }: Beam, clockwise: boolean): Beam {
  return { tile, side: (side + (clockwise ? 1 : 3)) & 3 };
}

const pawnsUnder = (game: PublicGame, beam: Beam) =>
  spacesUnder(beam).flatMap((space) => (pawnOn(game, space) < 0 ? [] : pawnOn(game, space)));

function judge(game: PublicGame, { clockwise }: Turn): Refusal | null {
  const beam = sensorBeam(game);
  if (beam.tile === OFF) return refuse('sensor.absent');
  if (heroOn(game, 'sensorControl') < 0) return refuse('sensor.noControl');
  const catches = game.box.policies.meeting === 'captured';
  const stops = (pawn: number) => !catches || !pawnData(game, pawn).hero || game.shared.escaped[pawn];
  const other = pawnsUnder(game, turnedBeam(beam, clockwise)).find(stops);
  return other === undefined ? null : refuse('sensor.inTheWay', { by: pawnName(game, other) });
}

function turn(game: Game, { seat, clockwise }: Turn): readonly Happening<Sensor>[] {
  const beam = turnedBeam(sensorBeam(game), clockwise);
  const heroes = pawnsUnder(game, beam).map((pawn) => pawnName(game, pawn));
  const turned: Turned = { type: 'sensorTurned', seat, ...beam };
  return heroes.length === 0 ? [turned] : [turned, { type: 'seized', heroes, by: ID }];
}

const turnSensor: Handler<Turn, Happening<Sensor>> = {
  fields: { clockwise: booleanField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge,
  carryOut: turn,
  candidates: (_game, seat) =>
    [true, false].map((clockwise): Turn => ({ type: 'turnSensor', seat, clockwise })),
};

/** A tile that is laid again brings it no second time. */
function comes(game: Game, { tile }: { readonly tile: number }): readonly Happening<Sensor>[] {
  const printedSide = game.box.tiles[tile]?.sensor ?? null;
  if (printedSide === null || sensorBeam(game).tile !== OFF) return NOTHING;
  return [{ type: 'sensorTurned', seat: null, tile, side: directionIndex(printedSide) }];
}

function covers(game: PublicGame, _pawn: number, to: Space): Refusal<'sensor.covers'> | null {
  const { tile, side } = sensorBeam(game);
  const isUnder = tileOf(to) === tile && BEAM[side & 3]?.some((cell) => cell === cellOf(to));
  return isUnder ? refuse<'sensor.covers'>('sensor.covers') : null;
}

export const sensor: Piece<Sensor> = {
  id: ID,
  symbols: ['sensorControl'],
  catches: true,
  needs: (box) => {
    const missing = [
      ...(box.tiles.some((tile) => tile.sensor !== null) ? [] : ['6*']),
      ...(printed({ box }, 'sensorControl').length > 0 ? [] : ['29']),
    ];
    return missing.length === 0
      ? null
      : refuse('setup.missingTile', { piece: ID, tiles: missing[0] as string });
  },
  deal: (_box, dealing) => ({ ...dealing, memory: NOWHERE }),
  commands: { turnSensor },
  events: { sensorTurned: { told: 'all', memory: (_before, { tile, side }) => ({ tile, side }) } },
  layer: (game) => ({ lies: spacesUnder(sensorBeam(game)) }),
  stepVeto: covers,
  landVeto: covers,
  reactions: [{ on: 'placed', phase: 'effect', react: comes }],
};
