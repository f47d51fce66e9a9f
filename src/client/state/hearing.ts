import { batch } from '@preact/signals';
import type { MallEvent } from '#engine/mall/index.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import type { Farewell, ServerMessage, Told } from '#protocol/server.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { again, type Carried, doubted, hear, isQuest, judged } from './play.ts';
import type { LobbyState, Status } from './session.ts';
import { askForMissed, type GameMessage, notify, resume, type SessionState } from './sessionState.ts';

// What a session does with what it is told.

/** Undefined: something that a page of this version has no word for. */
export function receive(state: SessionState, message: ServerMessage | undefined): void {
  if (message === undefined) isOutdated(state);
  else if (message.type === 'lobby') showLobby(state, message);
  else if (message.type === 'game') showGame(state, message);
  else if (message.type === 'told') told(state, message);
  else if (message.type === 'verdict') verdict(state, message);
  else if (message.type === 'pong') state.host.answered(message.sent, message.host);
  else if (message.type === 'refused') notify(state, { kind: 'refused', refusal: message.refusal });
  else if (message.type === 'goodbye') farewell(state, message.why);
  else notify(state, message);
}

function isOutdated({ status }: SessionState): void {
  status.value = 'outdated';
}

const FAREWELL: Readonly<Record<Farewell, Status>> = {
  takenOver: 'takenOver',
  restart: 'restarting',
  tooFast: 'lost',
  tooMany: 'crowded',
  version: 'outdated',
  unwell: 'unwell',
  kicked: 'kicked',
  forgotten: 'forgotten',
};

function farewell({ host, status }: SessionState, why: Farewell): void {
  if (why === 'restart' || why === 'unwell') host.standStill();
  status.value = FAREWELL[why] ?? 'lost';
}

function showLobby({ lobby, table }: SessionState, message: LobbyState): void {
  lobby.value = withMyself(message);
  if (message.game === null) table.value = null;
}

/** The others hear of somebody's return after two seconds [R5]; whoever reads this is here. */
function withMyself(lobby: LobbyState): LobbyState {
  const people = lobby.people.map((person) => (person.id === lobby.you ? { ...person, here: true } : person));
  return { ...lobby, people };
}

function showGame(state: SessionState, message: GameMessage): void {
  const { value } = state.table;
  const isSame = value?.game === message.game && value.seat === message.seat;
  // Numbers only count within one telling of a history; another begins from the beginning.
  const goesOn = isSame && value.epoch === message.epoch;
  const opened = goesOn ? { ...value, seats: message.seats } : state.openGame(message);
  if (opened === null) isOutdated(state);
  else if (opened instanceof Promise) awaitRules(state, opened);
  else lay(state, isSame && !goesOn ? again(value, opened) : opened, message);
}

/** When the rules are here, the game is asked for again. */
function awaitRules(state: SessionState, engine: Promise<void>): void {
  state.table.value = null;
  engine.then(
    () => resume(state),
    () => {
      // The server, which is there, has them no more: it is of another version. One that is not tells of the game again.
      if (state.status.value === 'open') isOutdated(state);
    },
  );
}

/** Puts a game on the table, with what is told of it. */
export function lay(
  state: SessionState,
  play: Carried,
  { first, events, host }: Pick<GameMessage, 'first' | 'events' | 'host'>,
): void {
  state.host.told(host);
  // At once: a game of which nothing was told yet is nothing to be shown.
  batch(() => {
    state.table.value = doubted(play);
    told(state, { type: 'told', table: play.table, first, events, at: 0 });
  });
}

function told(state: SessionState, { table: of, first, events, ack }: Told): void {
  const { table } = state;
  if (table.value === null || table.value.table !== of) return;
  const heard = hear(table.value, first, events, ack);
  if (heard === 'unknown') isOutdated(state);
  else if (heard === 'gap') askForMissed(state);
  else {
    const isRetold = table.value.seen === 0;
    table.value = heard.play;
    if (heard.fresh.length === 0) return;
    const notice = happened(heard.play, heard.fresh, ack !== undefined);
    notify(state, isRetold ? { ...notice, retold: true } : notice);
  }
}

function happened(play: Carried, events: readonly AnyEvent[], own: boolean) {
  return isQuest(play)
    ? { kind: 'quest' as const, events: events as readonly TowerEvent[], own }
    : { kind: 'events' as const, events: events as readonly MallEvent[], own };
}

function verdict(
  state: SessionState,
  { id, refusal }: Extract<ServerMessage, { readonly type: 'verdict' }>,
): void {
  const { value } = state.table;
  if (value === null) return;
  const command = value.pending.find((waiting) => waiting.id === id)?.command;
  state.table.value = judged(value, id);
  if (refusal !== null)
    notify(state, { kind: 'refused', refusal, ...(command === undefined ? {} : { command }) });
}
