import type { Mate } from '#bots/mates/minds.ts';
import { BOT_NAMES } from '#content/botNames.ts';
import type { MateLevel } from '#engine/core/mateLevels.ts';
import type { Random } from '#engine/core/random.ts';
import { type Box, type MallEvent, randomFrom } from '#engine/mall/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { FACES } from '#room/faces.ts';
import { type Alone, goOnAlone, type Left, playAlone } from '../state/alone.ts';
import { SEAT } from '../state/pageRoom.ts';
import type { LobbyState } from '../state/session.ts';
import { type Driver, drive, maySpeak, type Thinker } from './driver.ts';

// A heist in the page itself with bots at the other seats: no server is asked.

export interface Company {
  readonly box: Box;
  readonly random: Random;
  readonly title: Readonly<Record<string, string | number>>;
  readonly level: MateLevel;
  /** What one is called, and which face one has. */
  readonly name: string;
  readonly face: number;
}

/** As a room's lobby has them; one's own id is one's seat. */
export function lobbyOf({ box, random, level, name, face }: Company): LobbyState {
  const turn = Math.abs(random[0]);
  const names = BOT_NAMES.filter((one) => one !== name);
  const bots = Array.from({ length: box.setup.players - 1 }, (_, index) => {
    const id = index + 1;
    const called = names[(turn + index) % names.length] as string;
    return { id, name: called, face: (face + id) % FACES, chair: id, here: true, bot: level };
  });
  const you = { id: SEAT, name, face, chair: SEAT, here: true };
  return {
    type: 'lobby',
    you: SEAT,
    host: SEAT,
    people: [you, ...bots],
    choice: null,
    game: 'alone',
    locked: true,
    watching: 0,
    standIns: [],
    lent: [],
    again: [],
  };
}

/** Null where what was left cannot be gone on with. */
export function playWithBots(
  company: Company,
  thinker: Thinker,
  left?: Left,
  onLost: () => void = () => undefined,
): Alone | null {
  const { box, random, title, level } = company;
  const mates = box.setup.players - 1;
  let driver: Driver | null = null;
  const others = {
    lobby: lobbyOf(company),
    told: (events: readonly MallEvent[], at: number) => driver?.told(events, at),
    heard: (message: ClientMessage) => speak(alone, driver, message),
  };
  const alone: Alone | null =
    left === undefined ? playAlone(box, random, title, others) : goOnAlone(box, random, title, left, others);
  if (alone === null) return null;
  const seats = Array.from({ length: mates }, (_, index): Mate => ({ seat: index + 1, level }));
  // [M26] a bot is never one of those present, who decide on pauses.
  for (const { seat: of } of left === undefined ? seats : [])
    alone.ask({ seat: null, command: { type: 'presence', of, away: true } });
  const seated = { setup: box.setup, mates: seats, random: randomFrom(`${random} bots`) };
  driver = drive(alone, thinker, seated, onLost);
  const close = () => {
    driver?.close();
    alone.close();
  };
  return { ...alone, close };
}

/** [C1] words and gestures of whoever plays, where the rules allow them. */
function speak(alone: Alone | null, driver: Driver | null, message: ClientMessage): void {
  if (alone === null || (message.type !== 'say' && message.type !== 'gesture')) return;
  const says = message.type === 'say';
  if (!maySpeak(alone, SEAT, says ? 'words' : 'gestures')) return;
  alone.tell(
    says
      ? { type: 'said', from: SEAT, text: message.text }
      : { type: 'gesture', from: SEAT, sign: message.sign, path: message.path },
  );
  driver?.saw(says ? [] : message.path);
}
