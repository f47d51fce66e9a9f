import { taken } from './guards.ts';
import { heroes, isHero, type Position, pawnAt, plays, shows, underSensor } from './position.ts';
import { turned } from './tiles.ts';

// The sensor is turned [X13.2] [R21].

export function sensorTurned(position: Position, clockwise: boolean): Position | null {
  const { sensor } = position;
  const controlled = heroes(position).some((hero) =>
    shows(position, position.pawns.get(hero), 'sensorControl'),
  );
  if (sensor === null || !controlled) return null;
  const looks = turned(sensor, clockwise ? 1 : -1);
  const inTheWay = underSensor(position, looks)
    .map((at) => pawnAt(position, at))
    .filter((pawn) => pawn !== undefined);
  const caught = inTheWay.filter(isHero);
  if (caught.length < inTheWay.length || (caught.length > 0 && !plays(position, 'guardRoom'))) return null;
  return taken({ ...position, sensor: looks }, caught);
}
