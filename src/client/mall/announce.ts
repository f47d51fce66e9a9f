import { heroName } from '#client/heroName.ts';
import { announced } from '#client/pieces/index.ts';
import { capital, type Lang, maybe, t } from '#content/locales/index.ts';
import { theftText } from '#content/locales/theft.ts';
import { type MallEvent, mayTalk, type View } from '#engine/mall/index.ts';
import { clockText } from './hourglassTime.ts';
import { spaceName } from './labels.ts';

// What happened, in words for those who do not see it; warnings are for everybody, and said where they are
// shown. `view` is the game after the events.

export type NameOf = (seat: number) => string;

export function announcement(lang: Lang, view: View, events: readonly MallEvent[], nameOf: NameOf): string {
  return events.flatMap((event) => sentence(lang, view, event, nameOf) ?? []).join(' ');
}

/** A piece's word comes first: it may know better what happened, or that there is nothing to say. */
function sentence(lang: Lang, view: View, event: MallEvent, nameOf: NameOf): string | null {
  const own = announced(lang, view, event);
  if (own !== null) return own === '' ? null : own;
  switch (event.type) {
    case 'moved': {
      const who = event.seat === view.seat ? 'youMoved' : 'moved';
      const what = t(lang, `board.${who}.${event.by}`, {
        name: nameOf(event.seat),
        hero: heroName(lang, event.pawn),
      });
      return t(lang, 'board.arrived', { what, where: spaceName(lang, view, event.to) });
    }
    case 'escaped':
      return capital(t(lang, `game.event.${event.type}`, { hero: heroName(lang, event.pawn) }));
    case 'drawn':
    case 'placed':
    case 'lifted':
      return t(lang, `game.event.${event.type}`, { tile: view.box.tiles[event.tile]?.name ?? '?' });
    case 'flipped':
      return t(lang, 'game.event.flipped', { time: clockText(event.end - event.at) });
    case 'ended':
      return event.won ? t(lang, 'game.event.ended.won') : lostText(lang, event.reason);
    case 'talkOpened':
      return t(lang, mayTalk(view, 'words') ? 'game.event.talkOpened' : 'game.event.gesturesOpened');
    case 'stolen':
      return theftText(lang, view);
    case 'started':
    case 'wentOutOfOrder':
    case 'handed':
    case 'talkClosed':
    case 'paused':
    case 'resumed':
      return t(lang, `game.event.${event.type}`);
    default:
      return null;
  }
}

function lostText(lang: Lang, reason: string): string {
  const why = maybe(lang, `game.lost.${reason}`) ?? t(lang, 'game.lost.unknown');
  return `${why} ${t(lang, 'game.event.ended.lost')}`;
}
