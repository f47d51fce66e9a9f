import type { CliPiece } from '../piece.ts';
import { ending, intro, secret, unsealed } from './cards.ts';
import { acts, panel } from './panel.ts';
import { commandOf, type RoleAct, readRole } from './read.ts';
import { told } from './tell.ts';

export const hiddenRoles: CliPiece<RoleAct> = {
  id: 'hiddenRoles',
  help: 'cli.help.hiddenRoles',
  kind: 'role',
  read: readRole,
  command: (_game, act, seat) => commandOf(act, seat),
  tableActs: acts,
  panel,
  intro,
  secret,
  unsealed,
  ending,
  narrate: told,
};
