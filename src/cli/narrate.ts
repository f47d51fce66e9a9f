import { capital, type Lang, maybe, t } from '#content/locales/index.ts';
import { theftText } from '#content/locales/theft.ts';
import type { MallEvent, PublicGame } from '#engine/mall/index.ts';
import type { Means } from '#engine/mall/words.ts';
import { clockText } from './draw/time.ts';
import { piecesOf } from './pieces/index.ts';

// What happened, in a sentence; null where the rest already says it.

export function narrate(lang: Lang, game: PublicGame, event: MallEvent): string | null {
  const own = piecesOf(game.box).find((piece) => piece.narrate?.[event.type] !== undefined);
  const tell = own?.narrate?.[event.type] as
    | ((lang: Lang, event: MallEvent, game: PublicGame) => string | null)
    | undefined;
  return tell === undefined ? coreSentence(lang, game, event) : tell(lang, event, game);
}

function coreSentence(lang: Lang, game: PublicGame, event: MallEvent): string | null {
  const tileName = (tile: number) => game.box.tiles[tile]?.name ?? '?';
  switch (event.type) {
    case 'readied':
      return t(lang, event.ready ? 'cli.event.readied' : 'cli.event.unreadied', { seat: event.seat + 1 });
    case 'moved':
      return t(lang, movedKey(lang, event.by), { seat: event.seat + 1, hero: hero(lang, event.pawn) });
    case 'flipped':
      return t(lang, 'game.event.flipped', { time: clockText(event.end - event.at) });
    case 'drawn':
    case 'placed':
    case 'lifted':
      return t(lang, `game.event.${event.type}`, { tile: tileName(event.tile) });
    case 'stolen':
      return theftText(lang, game);
    case 'escaped':
      return capital(t(lang, 'game.event.escaped', { hero: hero(lang, event.pawn) }));
    case 'ended':
      return endText(lang, event.won, event.reason);
    case 'spoke':
      return t(lang, 'cli.event.spoke', {
        seat: event.seat + 1,
        channel: t(lang, `game.channel.${event.channel}`),
      });
    case 'doSomething':
      return t(lang, 'cli.event.doSomething', { seat: event.seat + 1, target: event.target + 1 });
    case 'wished':
      return t(lang, event.pause ? 'cli.event.wished' : 'cli.event.unwished', { seat: event.seat + 1 });
    case 'presence':
      return t(lang, event.away ? 'cli.event.away' : 'cli.event.back', { seat: event.seat + 1 });
    case 'warned':
      return maybe(lang, `game.event.warned.${event.code}`) ?? t(lang, 'game.event.warned');
    default:
      return maybe(lang, `game.event.${event.type}`) ?? null;
  }
}

/** A log from anywhere may name a means that nobody knows: none of its own words is told. */
function movedKey(lang: Lang, by: Means): `cli.event.moved.${Means}` {
  return maybe(lang, `cli.event.moved.${by}`) === undefined
    ? 'cli.event.moved.walk'
    : `cli.event.moved.${by}`;
}

function hero(lang: Lang, pawn: string): string {
  return maybe(lang, `game.theHero.${pawn}`) ?? '?';
}

export function endText(lang: Lang, won: boolean, reason: string): string {
  if (won) return maybe(lang, `game.won.${reason}`) ?? t(lang, 'game.event.ended.won');
  const why = maybe(lang, `game.lost.${reason}`) ?? t(lang, 'game.lost.unknown');
  return `${why} ${t(lang, 'game.event.ended.lost')}`;
}
