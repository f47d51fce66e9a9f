import type { Box } from '../../box.ts';
import type { Dealing, Piece } from '../../piece.ts';
import { abandon } from './abandon.ts';
import { accuse, turnGlass, vote } from './accuse.ts';
import { divine, forgo, openDivining } from './divine.ts';
import { putEye } from './eye.ts';
import { dueAt, happens, settles, waits } from './follow.ts';
import { ID } from './ids.ts';
import { KINDS, notes } from './kinds.ts';
import { decideHeist } from './last.ts';
import { cardOf, isActive, levelOf, type OwnRole, type Roles } from './memory.ts';
import { dealCards, roleProblems } from './pool.ts';
import { seatResults } from './results.ts';
import { notSettling } from './settling.ts';
import { firstTally } from './tally.ts';
import { voice } from './voice.ts';
import type { HiddenRoles } from './words.ts';

// [H0.1] everyone is dealt a card that nobody else sees. What the cards ask is counted for everybody, whatever was dealt:
// a card alone is secret, and nothing that happens before it is shown depends on one.

function deal(box: Box, dealing: Dealing<HiddenRoles>): Dealing<HiddenRoles> {
  const [cards, random] = dealCards(box, dealing.random);
  const own = cards.map((card): OwnRole => ({ card, thumb: null }));
  const secret = { thumbs: cards.map(() => null) };
  return { ...dealing, random, own, secret, memory: atFirst(cards.length, dealing.pawns.length) };
}

function atFirst(players: number, pawns: number): Roles {
  const none = Array.from({ length: players }, () => null);
  const asked = { eye: null, vote: null, verdict: null, offer: null, last: null, divining: null };
  return { out: none, open: none, ...asked, tally: firstTally(players, pawns) };
}

/** Levels whose cards count something. */
const counts = (box: Box) => levelOf({ box }) >= 'C';

export const hiddenRoles: Piece<HiddenRoles> = {
  id: ID,
  players: { least: 3, most: 8 },
  conflicts: ['solo'],
  symbols: ['burger'],
  needs: roleProblems,
  deal,
  commands: { accuse, vote, turnGlass, putEye, abandon, decideHeist, divine, forgo },
  events: KINDS,
  mallVeto: notSettling,
  // [M21] what is won or lost is not called off.
  vetoes: { doSomething: notSettling, callOff: notSettling },
  witness: ({ box, shared }, { seat, act }, { now }) =>
    counts(box) && shared.phase === 'running' ? [{ type: 'noted', at: now, seat, act }] : [],
  notes: (roles, event, before, after) => (counts(before.box) ? notes(roles, event, before, after) : roles),
  settles,
  concludes: openDivining,
  reactions: [
    {
      on: 'ended',
      phase: 'effect',
      react: (game) => [
        { type: 'cardsShown', cards: game.shared.hands.map((_, seat) => cardOf(game, seat)) },
      ],
    },
  ],
  due: { order: 50, at: dueAt, happens },
  holdsBack: (game, due) => due === 'sand' && waits(game),
  policies: { seatResults, voice, plays: (game, seat) => isActive(game, seat) },
};
