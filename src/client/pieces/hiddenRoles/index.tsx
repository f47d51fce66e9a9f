import type { PagePiece } from '../piece.ts';
import { RoleAsks } from './asks.tsx';
import { EyeBadge } from './eye.tsx';
import { RoleMenu } from './menu.tsx';
import { RoleMoment } from './moment.tsx';
import { RoleReady } from './ready.tsx';
import { Reminder } from './reminder.tsx';
import { aboutSeat, ownTalk } from './seat.ts';
import { RoleTray } from './tray.tsx';
import { castByKey } from './vote.tsx';
import './hiddenRoles.css';

const CRY = [
  { pitch: 392, lasts: 0.16, loud: 0.5, wave: 'triangle' },
  { pitch: 311, at: 0.16, lasts: 0.3, loud: 0.5, wave: 'triangle' },
] as const;
const TURNED = [
  { pitch: 440, lasts: 0.1, loud: 0.4 },
  { pitch: 554, at: 0.1, lasts: 0.2, loud: 0.4 },
] as const;
const LAID = [{ pitch: 620, to: 500, lasts: 0.12, loud: 0.35 }] as const;

/** Whatever anybody holds, what is heard is the same for all. */
export const hiddenRoles: PagePiece = {
  id: 'hiddenRoles',
  sounds: {
    accused: CRY,
    thumbsShown: TURNED,
    eyed: LAID,
    eliminated: CRY,
    lastAsked: TURNED,
    diviningOpened: TURNED,
  },
  Ready: RoleReady,
  Tray: RoleTray,
  Asks: RoleAsks,
  Moment: RoleMoment,
  OnFace: EyeBadge,
  Menu: RoleMenu,
  about: aboutSeat,
  talk: ownTalk,
  Talk: Reminder,
  keys: { KeyY: castByKey(true), KeyN: castByKey(false) },
};
