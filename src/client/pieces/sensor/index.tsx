import { tileRect } from '#client/mall/offers.ts';
import { SensorSign } from '#client/mall/security/posts.tsx';
import { useTold } from '#client/tray/useTold.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { pawnOn } from '#engine/mall/ways.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import type { PagePiece } from '../piece.ts';
import { TurnButtons } from './acts.tsx';
import { TurnArrows } from './arrows.tsx';
import { SensorOnTile } from './beam.tsx';
import { controller, quarterOf, turnsOf } from './turns.ts';
import './sensor.css';

/** Half the tile, on the side to which it would turn. */
const HALVES = [
  { left: 0, top: 0, width: 4, height: 2 },
  { left: 2, top: 0, width: 2, height: 4 },
  { left: 0, top: 2, width: 4, height: 2 },
  { left: 0, top: 0, width: 2, height: 4 },
] as const;

/** That side is tapped while nobody is chosen, or whoever is at the control; where a hero would be caught the button is. */
const areas: NonNullable<PagePiece['areas']> = ({ view, layout }, options, chosen) => {
  if (chosen !== null && chosen !== controller(view)) return [];
  return turnsOf(view).flatMap(({ clockwise, beam, spaces, caught }) => {
    const spot = layout.placed.find(({ tile }) => tile === beam.tile);
    const command = options.find((one) => one.type === 'turnSensor' && one.clockwise === clockwise);
    if (spot === undefined || command === undefined || caught.length > 0) return [];
    const { left, top } = tileRect(spot);
    const half = HALVES[quarterOf(view, beam) & 3] as (typeof HALVES)[number];
    const free = spaces.filter((space) => !isUnder(view, space) && pawnOn(view, space) < 0);
    return { rect: { ...half, left: left + half.left, top: top + half.top }, spaces: free, command };
  });
};

const isUnder = (view: View, space: number) => spacesUnder(sensorBeam(view)).includes(space);

const meant: NonNullable<PagePiece['meant']> = (view, seat, pawn, to) => {
  if (pawn !== null && isUnder(view, to)) return { told: 'board.sensor.covers' };
  if (sensorBeam(view).tile !== tileOf(to) || (pawn !== null && pawn !== controller(view))) return null;
  const turn = turnsOf(view).find(({ spaces }) => !isUnder(view, to) && spaces.includes(to));
  if (turn === undefined) return isUnder(view, to) ? { type: 'turnSensor', seat, clockwise: true } : null;
  if (turn.caught.length > 0) return { told: 'board.sensor.careful', heroes: turn.caught };
  return { type: 'turnSensor', seat, clockwise: turn.clockwise };
};

function announce(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type === 'seized') return '';
  if (event.type !== 'sensorTurned') return null;
  const tile = view.box.tiles[event.tile]?.name ?? '?';
  if (event.seat === null) return t(lang, 'game.event.sensorCame', { tile });
  // What the others read is read aloud where it stands.
  return event.seat === view.seat ? t(lang, 'board.sensor.turned') : '';
}

/** Everyone reads who turned it. */
function Turned({ session, nameOf }: Seated) {
  useTold(session, [], ({ seat }, event) =>
    event.type !== 'sensorTurned' || event.seat === null || event.seat === seat
      ? null
      : tx('play.told.sensor', { name: nameOf(event.seat) }),
  );
  return null;
}

/** [X13.1] a beam that bars six spaces, and is turned from the sensor control. */
export const sensor: PagePiece = {
  id: 'sensor',
  signs: { sensorControl: SensorSign },
  OnTiles: SensorOnTile,
  OverPawns: TurnArrows,
  Moment: Turned,
  Acts: TurnButtons,
  areas,
  meant,
  announce,
  lies: (lang, view, space) => (isUnder(view, space) ? [t(lang, 'board.thing.sensor')] : []),
  // A motor that turns, and a click.
  sounds: {
    sensorTurned: [
      { pitch: 220, to: 330, lasts: 0.4, wave: 'square', loud: 0.14 },
      { pitch: 990, at: 0.42, lasts: 0.05, wave: 'triangle', loud: 0.35 },
    ],
  },
};
