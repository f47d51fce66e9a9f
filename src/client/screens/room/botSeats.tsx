import { wishesOf } from '#client/state/pacer.ts';
import { tally } from '#room/signalRates.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { isAway, nameIn, personOf } from './people.ts';
import type { Place } from './standIn.tsx';

// A bot for the seat of somebody who is away, until they are back: any of those who play proposes it, more than half decide.

const LEVEL = 'attentive';

/** Those who decide; bots are no people. */
export const decidersOf = ({ lobby, seats }: Place) =>
  seats.filter((id) => !isAway(lobby, id) && personOf(lobby, id)?.bot === undefined);

const emptyOf = ({ lobby, seats }: Place) => seats.flatMap((id, seat) => (isAway(lobby, id) ? seat : []));
const isAsked = ({ lobby }: Place, seat: number) => lobby.botOffers?.some((offer) => offer.seat === seat);

/** What has been proposed. */
export function BotVotes(place: Place) {
  return emptyOf(place)
    .filter((seat) => isAsked(place, seat))
    .map((seat) => <Vote key={seat} {...place} seat={seat} />);
}

/** What may be proposed. */
export function BotOffers(place: Place) {
  const quiet = emptyOf(place).filter((seat) => !isAsked(place, seat));
  if (quiet.length === 0) return null;
  return (
    <div class="stand-ins">
      {quiet.map((seat) => (
        <Propose key={seat} {...place} seat={seat} />
      ))}
    </div>
  );
}

type OfSeat = Place & { readonly seat: number };

function useLet({ session, seat }: OfSeat) {
  const { waits, take } = wishesOf(session);
  const say = (want: boolean) => take(() => session.say({ type: 'letBot', seat, level: LEVEL, want }));
  return { waits: waits.value, say };
}

function Propose(props: OfSeat) {
  const { lobby, seats, seat } = props;
  const { waits, say } = useLet(props);
  return (
    <button type="button" class="button" aria-disabled={waits} onClick={() => say(true)}>
      <Pic name="bot" />
      {tx('door.botFor', { name: nameIn(lobby, seats[seat] as number) })}
    </button>
  );
}

function Vote(props: OfSeat) {
  const { lobby, seats, seat } = props;
  const { waits, say } = useLet(props);
  const votes = lobby.botOffers?.find((offer) => offer.seat === seat)?.votes ?? [];
  const agreed = lobby.you !== null && votes.includes(lobby.you);
  const name = nameIn(lobby, seats[seat] as number);
  return (
    <div class="pause-ask stand-in" role="status">
      <span>{tx('door.botAsks', { name, ...tally(votes, decidersOf(props)) })}</span>
      <button
        type="button"
        class="button"
        aria-pressed={agreed}
        aria-disabled={waits}
        onClick={() => say(!agreed)}
      >
        <Pic name={agreed ? 'close' : 'check'} />
        {tx(agreed ? 'door.withdraw' : 'door.botLet')}
      </button>
    </div>
  );
}
