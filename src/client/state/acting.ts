import type { MallCommand } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import { roomRefuse } from '#room/refusal.ts';
import { resent, send } from './play.ts';
import type { Command } from './session.ts';
import { askForMissed, notify, type SessionState } from './sessionState.ts';

// What a session says by itself: this page's commands, and every so often that it is still there.

const RESEND_AFTER = 2_500;
/** The game that the lobby speaks of was not told, or only refused: it is asked for now and then. */
const MISSED_AFTER = 5_000;
/** Whoever plays on while the line is away: all of it can be sent at once when it is back. */
const MOST_PENDING = 60;

/** A command of this page's seat: a move is shown at once. */
export function act(state: SessionState, command: Command): void {
  const { table, wire, clock } = state;
  const { value } = table;
  if (value === null || value.seat === null) return;
  if (value.pending.length >= MOST_PENDING) {
    notify(state, { kind: 'refused', refusal: roomRefuse('message.tooFast', { seconds: 1 }) });
    return;
  }
  const id = ++state.lastId;
  const full = { ...command, seat: value.seat } as MallCommand | TowerCommand;
  table.value = send(value, { id, command: full, sent: clock() });
  wire.send({ type: 'do', id, command: { ...full } });
}

/** Every so often: what was not answered goes out again, and the clock is compared. */
export function tick(state: SessionState, patience = RESEND_AFTER): void {
  const { wire, clock, lobby, table } = state;
  wire.send({ type: 'ping', sent: clock() });
  const dealt = lobby.value?.game ?? null;
  if (dealt !== null && dealt !== table.value?.game) askForMissed(state, MISSED_AFTER);
  if (table.value === null) return;
  const [next, late] = resent(table.value, clock(), patience);
  table.value = next;
  for (const { id, command } of late) wire.send({ type: 'do', id, command: { ...command } });
}
