import type { Random } from '#engine/core/random.ts';
import type { Box, MallEvent } from '#engine/mall/index.ts';
import { openAuthority } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { playOf } from './heistPlay.ts';
import { openPageRoom, type PageRoom } from './pageRoom.ts';
import type { Opening } from './play.ts';

/** A heist in the page itself: lessons, and playing alone. A quest has its own (tower/local.ts). */
export function playAlone(box: Box, random: Random, title: Opening['title']): PageRoom<MallEvent> {
  const { authority } = openAuthority(mallEngine(box), random);
  return openPageRoom(authority, (known) => playOf(known, box), title);
}
