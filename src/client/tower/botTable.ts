import {
  climbed,
  lookedAt,
  ponderedOnQuest,
  type Question,
  type QuestMates,
  toldOfQuest,
} from '#bots/quests/mates.ts';
import { TOWER_BOT } from '#content/towerBot.ts';
import type { Random } from '#engine/core/random.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { openTower, type TowerBox, type TowerEvent } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { openAuthority } from '#room/authority.ts';
import { towerEngine } from '#room/towerEngine.ts';
import { openPageRoom, type PageRoom, SEAT } from '../state/pageRoom.ts';
import { questOf } from '../state/questPlay.ts';
import type { LobbyState } from '../state/session.ts';
import { roomTable } from './roomTable.ts';
import type { TowerTable } from './table.ts';

// A quest for somebody and a bot, in a room in the page: two directions each, and no server is asked.

const BOT = 1;
const LEVEL = 'attentive';
/** What happens at once is thought about once. */
const SOONEST = 10;
/** A solver that fell over is asked again. */
const ASK_AGAIN = 5_000;

export interface BotTable extends TowerTable {
  readonly close: () => void;
}

/** Who knows the way; null where there is no answer. */
export type AskTheWay = (quest: Quest, question: Question) => Promise<readonly QuestAction[] | null>;

export interface You {
  readonly name: string;
  readonly face: number;
}

function boxForTwo(quest: Quest): TowerBox {
  const opened = openTower({ players: 2, quest, tongue: 'free' });
  if (!('box' in opened)) throw new Error('a quest that two cannot play');
  return opened.box;
}

function lobbyOf({ name, face }: You): LobbyState {
  return {
    type: 'lobby',
    you: SEAT,
    host: SEAT,
    people: [
      { id: SEAT, name, face, chair: SEAT, here: true },
      { id: BOT, name: TOWER_BOT, face: face + 1, chair: BOT, here: true, bot: LEVEL },
    ],
    choice: null,
    game: 'alone',
    locked: true,
    watching: 0,
    standIns: [],
    lent: [],
    again: [],
  };
}

export function botTable(quest: Quest, random: Random, you: You, askTheWay: AskTheWay): BotTable {
  const box = boxForTwo(quest);
  const { authority } = openAuthority(towerEngine(box), random);
  const lobby = lobbyOf(you);
  let bot: Bot | null = null;
  const told = (events: readonly TowerEvent[]) => bot?.told(events);
  const room = openPageRoom(authority, (known) => questOf(known, box), {}, undefined, {
    lobby,
    told,
    heard: () => undefined,
  });
  // [M26] a bot is never one of those present.
  room.ask({ seat: null, command: { type: 'presence', of: BOT, away: true } });
  bot = driven(room, climbed([{ seat: BOT, level: LEVEL }], authority.game, room.now()), (question) =>
    askTheWay(quest, question),
  );
  const stop = room.session.onNotice((notice) => {
    if ('type' in notice && notice.type === 'stare' && notice.target === BOT) bot?.stared();
  });
  const close = () => {
    stop();
    bot?.close();
    room.close();
  };
  return { ...roomTable(room.session), close };
}

interface Bot {
  readonly told: (events: readonly TowerEvent[]) => void;
  readonly stared: () => void;
  readonly close: () => void;
}

type Table = Pick<PageRoom, 'now' | 'ask' | 'tell'>;

function driven(room: Table, sat: QuestMates, ask: (question: Question) => ReturnType<AskTheWay>): Bot {
  let table = sat;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let [asking, closed] = [false, false];

  function thinkIn(wait: number): void {
    clearTimeout(alarm);
    if (!closed) alarm = setTimeout(think, Math.max(SOONEST, wait));
  }

  function think(): void {
    const { table: next, acts, hint, question, wait } = ponderedOnQuest(table, room.now());
    table = next;
    if (question !== null) askFor(question);
    if (hint !== null) room.tell({ type: 'pointed', from: hint.seat, icon: hint.icon });
    for (const { seat, ...command } of acts) room.ask({ seat, bot: true, command });
    if (wait !== null) thinkIn(wait);
  }

  function askFor(question: Question): void {
    if (asking) return;
    asking = true;
    ask(question)
      .catch(() => null)
      .then((way) => {
        asking = false;
        // Whatever happened meanwhile is asked about anew.
        if (way !== null && table.game.position === question.position && table.way === null)
          table = { ...table, way };
        thinkIn(way === null ? ASK_AGAIN : 0);
      });
  }

  thinkIn(0);
  return {
    told: (events) => {
      for (const event of events) table = toldOfQuest(table, event, room.now());
      thinkIn(0);
    },
    stared: () => {
      table = lookedAt(table, BOT, room.now());
      thinkIn(0);
    },
    close: () => {
      closed = true;
      clearTimeout(alarm);
    },
  };
}
