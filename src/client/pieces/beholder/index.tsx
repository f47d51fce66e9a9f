import { tileRect } from '#client/mall/offers.ts';
import { CommandSign } from '#client/mall/security/posts.tsx';
import { WATCH } from '#client/mall/security/watched.tsx';
import { useTold } from '#client/tray/useTold.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { DIRECTIONS, type MallEvent, type PawnId, type View } from '#engine/mall/index.ts';
import { beholderOver, commandMark } from '#engine/mall/rules/beholder/index.ts';
import { type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { heroOn, printed } from '#engine/mall/ways.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import type { PagePiece } from '../piece.ts';
import { Send } from './acts.tsx';
import { eyeBeyond } from './beyond.tsx';
import { EyeFigure } from './eye.tsx';
import { Hovering } from './hovering.tsx';
import { isOwn, type Order, ordersOf } from './orders.ts';
import { Orders, Ways } from './ways.tsx';
import './beholder.css';

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** The tile is tapped while nobody is chosen, or whoever gives the command; where a hero would be caught the button is. */
const isTapped =
  (seat: number | null, chosen: PawnId | null) =>
  (order: Order): boolean =>
    isOwn(order, seat) && order.caught.length === 0 && (chosen === null || chosen === order.hero);

const areas: NonNullable<PagePiece['areas']> = ({ view, layout }, options, chosen) =>
  ordersOf(view)
    .filter(isTapped(view.seat, chosen))
    .flatMap(({ direction, tile }) => {
      const spot = layout.placed.find((one) => one.tile === tile);
      const command = options.find((one) => one.type === 'steer' && one.direction === direction);
      if (spot === undefined || command === undefined) return [];
      return { rect: tileRect(spot), spaces: CELLS.map((cell) => spaceOf(tile, cell)), command };
    });

/** The command space of which direction this is. */
const directionAt = (view: View, space: Space) =>
  DIRECTIONS.find((one) => printed(view, commandMark(one)).includes(space));

const meant: NonNullable<PagePiece['meant']> = (view, seat, pawn, to) => {
  if (pawn !== null && !ordersOf(view).some(({ hero }) => hero === pawn)) return null;
  const order = ordersOf(view).find(({ tile }) => tile === tileOf(to));
  const post = pawn === null ? directionAt(view, to) : undefined;
  if (order === undefined) return post === undefined ? null : { type: 'steer', seat, direction: post };
  if (order.caught.length > 0) return { told: 'board.beholder.careful', heroes: order.caught };
  if (order.why !== null && 'told' in order.why) return order.why;
  return { type: 'steer', seat, direction: order.direction };
};

function announce(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type !== 'beholderOver') return null;
  const tile = view.box.tiles[event.tile]?.name ?? '?';
  if (event.seat === null) return t(lang, 'game.event.beholderCame', { tile });
  // What the others read is read aloud where it stands.
  return event.seat === view.seat ? t(lang, 'board.beholder.sent', { tile }) : '';
}

/** Everyone reads who sent it. */
function Sent({ session, nameOf }: Seated) {
  useTold(session, [], ({ seat, box }, event) => {
    if (event.type !== 'beholderOver' || event.seat === null || event.seat === seat) return null;
    return tx('play.told.beholder', { name: nameOf(event.seat), tile: box.tiles[event.tile]?.name ?? '?' });
  });
  return null;
}

function lies(lang: Lang, view: View, space: Space): readonly string[] {
  const way = directionAt(view, space);
  const over = beholderOver(view) === tileOf(space) ? [t(lang, 'board.thing.beholder')] : [];
  if (way === undefined) return over;
  const state = heroOn(view, commandMark(way)) < 0 ? 'board.thing.command' : 'board.thing.commandHeld';
  return [...over, t(lang, state, { way: t(lang, `game.direction.${way}`) })];
}

/** [X8.1] an eye that hovers over a tile, and is sent on from the command spaces. */
export const beholder: PagePiece = {
  id: 'beholder',
  figures: { beholder: EyeFigure },
  signs: { command: CommandSign },
  OnTiles: [WATCH.OnTiles, Ways],
  OverPawns: [WATCH.OverPawns, Hovering, Orders],
  beyond: eyeBeyond,
  Moment: Sent,
  Acts: Send,
  areas,
  meant,
  action: (command) => (command.type === 'steer' ? MOVE_ACTION[command.direction] : null),
  announce,
  lies: (lang, view, space) => [...WATCH.lies(lang, view, space), ...lies(lang, view, space)],
  // A low hum that rises and falls again.
  sounds: {
    beholderOver: [
      { pitch: 98, to: 147, lasts: 0.45, wave: 'triangle', loud: 0.6 },
      { pitch: 294, to: 196, at: 0.2, lasts: 0.5, loud: 0.3 },
    ],
  },
};
