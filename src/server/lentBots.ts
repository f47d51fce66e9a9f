import { BOT_NAMES } from '#content/botNames.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { BotOffer } from '#protocol/server.ts';
import { levelOf, withGuest } from '#room/bots.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { tally } from '#room/signalRates.ts';
import { isBetween } from './changeLobby.ts';
import { tooFast } from './limits.ts';
import type { LiveGame } from './liveGame.ts';
import { refusesBots } from './refusesBots.ts';
import { freshPerson, isSilent, type LiveRoom } from './room.ts';
import { isFree, lendTo, presentAt, reseat } from './standIns.ts';
import { tellLobby } from './tellLobby.ts';

// A seat in a running game whose person is away, played by a bot: those who play and are here decide it, more than half of
// them, as they do about people (standIns.ts). Whoever asks agrees. Whose seat it is has it back on return.

type LetBot = Extract<ClientMessage, { type: 'letBot' }>;

export function letBot(room: LiveRoom, voter: number, { seat, level, want }: LetBot): AnyRefusal | null {
  const { playing } = room;
  if (playing === null || isBetween(room)) return roomRefuse('lobby.notPlaying');
  if (!playing.seats.includes(voter)) return roomRefuse('seat.notYours');
  const offer = room.botOffers.find((one) => one.seat === seat);
  if (!want) {
    if (offer !== undefined) vote(room, { ...offer, votes: offer.votes.filter((id) => id !== voter) });
    return null;
  }
  const tooOften = offer === undefined && isSilent(room) ? tooFast(room.offers) : null;
  const refused = mayPlay(room, playing, seat) ?? tooOften;
  if (refused !== null) return refused;
  decide(room, playing, voter, offer ?? { seat, level, votes: [] });
  return null;
}

function mayPlay(room: LiveRoom, playing: LiveGame, seat: number): AnyRefusal | null {
  // [R32] a secret card is nobody else's.
  if (playing.authority.engine.hasSecretSeats) return roomRefuse('seat.secret');
  const refused = refusesBots(playing.authority.engine);
  if (refused !== null) return refused;
  return isFree(room.lobby, playing, seat) ? null : roomRefuse('seat.notFree');
}

function decide(room: LiveRoom, playing: LiveGame, voter: number, offer: BotOffer): void {
  const present = presentAt(room, playing, voter);
  const votes = present.filter((id) => id === voter || offer.votes.includes(id));
  const { count, needed } = tally(votes, present);
  if (count < needed) vote(room, { ...offer, votes });
  else lend(room, playing, offer);
}

/** Somebody is away: of those who are still here enough may have agreed. */
export function countBotOffers(room: LiveRoom): void {
  for (const offer of room.botOffers) {
    const { playing } = room;
    if (playing === null || isBetween(room) || !room.botOffers.includes(offer)) continue;
    const { count, needed } = tally(offer.votes, presentAt(room, playing));
    if (count >= needed && mayPlay(room, playing, offer.seat) === null) lend(room, playing, offer);
  }
}

/** One that nobody wants any more is none. */
function vote(room: LiveRoom, offer: BotOffer): void {
  const others = room.botOffers.filter(({ seat }) => seat !== offer.seat);
  room.botOffers = offer.votes.length === 0 ? others : [...others, offer];
  tellLobby(room);
}

/** [M26] the seat stays one that nobody is present at: a bot wishes for no pause, and ends none. */
function lend(room: LiveRoom, playing: LiveGame, { seat, level }: BotOffer): void {
  const id = freshPerson(room);
  lendTo(room, playing, { seat, person: id }, withGuest(room.lobby, { level, id, names: BOT_NAMES }));
}

/** Whether this bot played for somebody: the seat is theirs again, and empty until they are back. */
export function takeFromBot(room: LiveRoom, id: number): boolean {
  const { playing, lobby } = room;
  const { lent = [] } = lobby;
  const seat = playing?.seats.indexOf(id) ?? -1;
  const loan = lent.find((one) => one.seat === seat);
  if (playing === null || loan === undefined || levelOf(lobby, id) === undefined) return false;
  const left = { ...lobby, lent: lent.filter((one) => one !== loan) };
  reseat(room, playing, playing.seats.with(seat, loan.owner), left);
  return true;
}
