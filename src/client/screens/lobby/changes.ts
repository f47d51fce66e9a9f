import { CARDS } from '#client/pieces/cards.ts';
import type { PageKey } from '#content/locales/index.ts';
import type { BasePieceId } from '#engine/mall/index.ts';
import type { PicName } from '../../ui/pics.tsx';

// What each scenario changes, in at most three lines with a picture each.

export interface Change {
  readonly pic: PicName;
  readonly text: PageKey & `page.changes.${string}`;
}

const line = <T extends string>(pic: PicName, name: T) =>
  ({ pic, text: `page.changes.${name}` }) as { readonly pic: PicName; readonly text: `page.changes.${T}` };

/** What a piece changes, with the piece's own picture. */
const by = <T extends BasePieceId>(piece: T) => line(CARDS[piece].pic, piece);

const ALL = line('list', 'permanent');

export const CHANGES: Readonly<Record<number, readonly Change[]>> = {
  1: [line('bag', 'items'), line('door', 'oneExit'), line('speak', 'mayTalk')],
  2: [by('ownExits'), line('eye', 'stares')],
  3: [by('ownExits'), by('passTiles')],
  4: [by('passTiles'), by('smallPassages'), by('loudspeaker')],
  5: [by('crystalBall'), by('loudspeaker'), by('smallPassages')],
  6: [by('cameras'), by('crystalBall'), by('passTiles')],
  7: [line('tile', 'big'), by('cameras'), ALL],
  8: [by('divination'), ALL],
  9: [by('leader'), line('bang', 'leaderPawn'), ALL],
  10: [by('trickTheGuards'), line('list', 'otherwise')],
  11: [by('rearrangement'), ALL],
  12: [by('gesturesOnly'), ALL],
  13: [by('dimensions'), line('apart', 'apart'), ALL],
  14: [by('noTalk'), line('eye', 'stares'), ALL],
  15: [by('noTalk'), by('noDoSomething'), line('eye', 'stares')],
  16: [by('noVortex'), ALL],
  17: [by('groupsForbidden'), line('tile', 'tileOne'), ALL],
};
