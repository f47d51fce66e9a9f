import { type Company, playWithBots } from '#client/mates/table.ts';
import { openThinker } from '#client/mates/thinker.ts';
import { knownPieces, knownTiles, setupHere } from '#client/pieces/known.ts';
import type { Alone } from '#client/state/alone.ts';
import { titleOf } from '#content/own.ts';
import { openBox } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { refusesGoals } from '#room/botGoals.ts';
import { FACES } from '#room/faces.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';
import { isComing } from '../lobby/chosen.ts';
import { freshRandom } from '../solo/start.ts';
import type { BegunWithBots } from './begun.ts';
import type { Wanted } from './wanted.ts';

// A game with bots in the page: no server, no account, the same rules.

function opened({ choice, bots }: Pick<Wanted, 'choice' | 'bots'>) {
  // [R32] a secret is nothing for a bot.
  if ('roles' in choice && choice.roles !== undefined) return roomRefuse('lobby.botsRoles');
  const setup = setupHere(choice, bots + 1);
  if (setup === undefined) return roomRefuse('lobby.choice');
  const box = openBox(setup, knownTiles(), knownPieces());
  if ('problems' in box) return box.problems[0] ?? roomRefuse('lobby.choice');
  return refusesGoals(box.box) ?? box;
}

/** Whether so many can play it, as far as is known. */
export const fitsWithBots =
  (bots: number) =>
  (choice: GameChoice): boolean =>
    isComing(choice) || 'box' in opened({ choice, bots });

/** `onLost` where the bots went wrong: the game is nothing without them. */
export function startWithBots(
  wanted: Wanted,
  onLost: () => void,
  begun?: BegunWithBots,
): Alone | AnyRefusal | null {
  const found = opened(wanted);
  if ('refused' in found) return found;
  const company: Company = {
    box: found.box,
    random: begun?.random ?? freshRandom(),
    title: titleOf(wanted.choice),
    level: wanted.level,
    name: prefs.name.value || tx('page.table.you'),
    face: prefs.face.value ?? Math.abs(freshRandom()[0]) % FACES,
  };
  const thinker = openThinker();
  const alone = playWithBots(company, thinker, begun, onLost);
  if (alone === null) thinker.close();
  return alone;
}
