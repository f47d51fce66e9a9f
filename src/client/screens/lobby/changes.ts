import type { PageKey } from '#content/locales/index.ts';
import type { PicName } from '../../ui/pics.tsx';

// What each scenario changes, in at most three lines with a picture each.

export interface Change {
  readonly pic: PicName;
  readonly text: PageKey & `page.changes.${string}`;
}

const line = <T extends string>(pic: PicName, name: T) =>
  ({ pic, text: `page.changes.${name}` }) as { readonly pic: PicName; readonly text: `page.changes.${T}` };

const ALL = line('list', 'permanent');

export const CHANGES: Readonly<Record<number, readonly Change[]>> = {
  1: [line('bag', 'items'), line('door', 'oneExit'), line('speak', 'mayTalk')],
  2: [line('doors', 'ownExits'), line('eye', 'stares')],
  3: [line('doors', 'ownExits'), line('pass', 'passTiles')],
  4: [line('pass', 'passTiles'), line('dwarf', 'smallPassages'), line('horn', 'loudspeaker')],
  5: [line('ball', 'crystalBall'), line('horn', 'loudspeaker'), line('dwarf', 'smallPassages')],
  6: [line('camera', 'cameras'), line('ball', 'crystalBall'), line('pass', 'passTiles')],
  7: [line('tile', 'big'), line('camera', 'cameras'), ALL],
  8: [line('top', 'divination'), ALL],
  9: [line('crown', 'leader'), line('bang', 'leaderPawn'), ALL],
  10: [line('swap', 'trickTheGuards'), ALL],
  11: [line('shift', 'rearrangement'), ALL],
  12: [line('hand', 'gesturesOnly'), ALL],
  13: [line('twin', 'dimensions'), line('apart', 'apart'), ALL],
  14: [line('zip', 'noTalk'), line('eye', 'stares'), ALL],
  15: [line('zip', 'noTalk'), line('bang', 'noDoSomething'), line('eye', 'stares')],
  16: [line('vortexOff', 'noVortex'), ALL],
  17: [line('apart', 'groupsForbidden'), line('tile', 'tileOne'), ALL],
};
