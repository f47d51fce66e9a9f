import { useState } from 'preact/hooks';
import { wishesOf } from '#client/state/pacer.ts';
import type { Play } from '#client/state/play.ts';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { StandIn } from '#protocol/server.ts';
import { tally } from '#room/signalRates.ts';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';
import { dealMessage } from './absent.tsx';
import { BotOffers, BotVotes, decidersOf } from './botSeats.tsx';
import { isAway, nameIn } from './people.ts';
import './room.css';

// The seat of somebody who is away: whoever watches offers to play it, and those who play decide.

export interface Place {
  readonly session: Session;
  readonly lobby: LobbyState;
  readonly seats: readonly number[];
}

const votesOf = (place: Place, { votes }: StandIn) => tally(votes, decidersOf(place));

export function StandIns({ session }: { readonly session: Session }) {
  const lobby = session.lobby.value;
  const mall = session.play.value;
  const { seats, seat } = mall ?? session.quest.value ?? { seats: [], seat: null };
  const over = mall === null ? session.quest.value?.view.won !== null : mall.view.shared.phase === 'over';
  if (lobby === null || over) return null;
  const place = { session, lobby, seats };
  if (seat === null) return <Offers {...place} />;
  const takesBots = mall !== null && mall.view.box.setup.roles === undefined;
  return (
    <>
      <div class="left-asks">
        {mall === null ? null : <Dropped {...place} play={mall} />}
        {takesBots ? <BotOffers {...place} /> : null}
      </div>
      {lobby.standIns
        .filter((offer) => isAway(lobby, seats[offer.seat]))
        .map((offer) => (
          <Question key={`${offer.seat} ${offer.person}`} {...place} offer={offer} />
        ))}
      {takesBots ? <BotVotes {...place} /> : null}
      {mall === null || lobby.callOff === undefined ? null : (
        <CallOff {...place} play={mall} wishes={lobby.callOff} />
      )}
    </>
  );
}

interface Callers extends Place {
  readonly play: Play;
  readonly wishes: readonly number[];
}

/** [R32] nobody else may play the seat: those who are here may end the game together. */
function CallOff({ session, lobby, seats, play, wishes }: Callers) {
  const { waits, take } = wishesOf(session);
  const { plays } = play.view.box.policies;
  const here = seats.filter((id, seat) => !isAway(lobby, id) && plays(play.view, seat));
  if (lobby.you === null || !here.includes(lobby.you)) return null;
  const wants = wishes.includes(lobby.you);
  return (
    <div class="pause-ask stand-in" role="status">
      <span>{tx('door.callOff', { count: wishes.length, all: here.length })}</span>
      <button
        type="button"
        class="button"
        aria-pressed={wants}
        aria-disabled={waits.value}
        onClick={() => take(() => session.say({ type: 'callOff', want: !wants }))}
      >
        <Pic name={wants ? 'check' : 'close'} />
        {tx(wants ? 'door.callOffNot' : 'door.callOffYes')}
      </button>
    </div>
  );
}

/** Somebody is away: before the sand runs it waits for them, and while it runs nobody has to play on without. */
function Dropped({ play, ...place }: Place & { readonly play: Play }) {
  const { lobby, seats } = place;
  const { phase, clock } = play.view.shared;
  const gone = seats.filter((id, seat) => clock.away[seat] && isAway(lobby, id));
  const names = list(gone.map((id) => nameIn(lobby, id)));
  if (gone.length === 0) return null;
  if (phase === 'setup') return <Without {...place} names={names} />;
  // Somebody has asked already.
  const asked = clock.since !== null || clock.wishes.some((wish, seat) => wish && !clock.away[seat]);
  return asked ? null : <PauseOffer key={gone.join()} session={place.session} name={names} />;
}

/** [M4] everyone has to be ready, and the card says for whom it waits; the host goes on without them. */
function Without({ session, lobby, names }: Place & { readonly names: string }) {
  if (lobby.host !== lobby.you) return null;
  return (
    <button type="button" class="button sand" onClick={() => session.say(dealMessage(lobby))}>
      {tx('door.playWithout', { names })}
    </button>
  );
}

/** [M26] the wish that anybody may have; put aside it does not come back for the same people. */
function PauseOffer({ session, name }: { readonly session: Session; readonly name: string }) {
  const [aside, setAside] = useState(false);
  const { waits, take } = wishesOf(session);
  if (aside) return null;
  return (
    <div class="dropped" role="status">
      <span>{tx('door.dropped', { name })}</span>
      <button
        type="button"
        class="button"
        aria-disabled={waits.value}
        onClick={() => take(() => session.act({ type: 'pause', pause: true }))}
      >
        <Pic name="pause" />
        {tx('play.pause.wish')}
      </button>
      <button
        type="button"
        class="button icon plain"
        aria-label={tx('page.close')}
        onClick={() => setAside(true)}
      >
        <Pic name="close" />
      </button>
    </div>
  );
}

/** To those who play. */
function Question({ offer, ...place }: Place & { readonly offer: StandIn }) {
  const { session, lobby, seats } = place;
  const { waits, take } = wishesOf(session);
  const { seat, person, votes } = offer;
  const agreed = lobby.you !== null && votes.includes(lobby.you);
  const who = nameIn(lobby, person);
  const name = nameIn(lobby, seats[seat] as number);
  return (
    <div class="pause-ask stand-in" role="status">
      <span>{tx('door.asks', { who, name, ...votesOf(place, offer) })}</span>
      <button
        type="button"
        class="button"
        aria-disabled={agreed || waits.value}
        onClick={() => {
          if (!agreed) take(() => session.say({ type: 'letIn', seat, person }));
        }}
      >
        <Pic name="check" />
        {tx(agreed ? 'door.agreed' : 'door.letIn')}
      </button>
    </div>
  );
}

/** To those who watch. */
function Offers(place: Place) {
  const { session, lobby, seats } = place;
  const { waits, take } = wishesOf(session);
  const empty = seats.flatMap((id, seat) => (isAway(lobby, id) ? [{ seat, name: nameIn(lobby, id) }] : []));
  const own = lobby.standIns.find(({ person }) => person === lobby.you);
  if (lobby.lent.some(({ owner }) => owner === lobby.you))
    return (
      <p class="held-name" role="status">
        {tx('door.yoursSoon')}
      </p>
    );
  if (empty.length === 0 || (lobby.you === null && lobby.locked)) return null;
  if (lobby.you === null) return <p class="held-name">{tx('door.standName')}</p>;
  const offer = (seat: number | null) => take(() => session.say({ type: 'standIn', seat }));
  if (own !== undefined)
    return (
      <div class="pause-ask stand-in" role="status">
        <span>
          {tx('door.offered', { name: nameIn(lobby, seats[own.seat] as number), ...votesOf(place, own) })}
        </span>
        <button type="button" class="button" aria-disabled={waits.value} onClick={() => offer(null)}>
          <Pic name="close" />
          {tx('door.withdraw')}
        </button>
      </div>
    );
  return (
    <div class="stand-ins">
      {empty.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class="button"
          title={tx('door.standHint', { name })}
          aria-disabled={waits.value}
          onClick={() => offer(seat)}
        >
          <Pic name="swap" />
          {tx('door.stand', { name })}
        </button>
      ))}
    </div>
  );
}
