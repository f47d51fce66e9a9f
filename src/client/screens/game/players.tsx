import { aboutSeat, piecesOf } from '#client/pieces/index.ts';
import { mayProd } from '#engine/mall/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BotMark } from '../../ui/botMark.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tellWhy, tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { isAway } from '../room/people.ts';
import { StareButton } from '../talk/stare.tsx';
import { othersOf, type Seated } from './around.ts';
import { tilesOf } from './facts.ts';
import { SmallActions } from './hand.tsx';

// The others, left neighbour first: what they hold, whether they are away, and the two things one
// may always do to them.

export function Players(props: Seated) {
  const others = othersOf(props.view);
  if (others.length === 0) return null;
  // A crowd is scrolled: where nobody in it can be nudged, the list itself takes the focus for that.
  const idle = others.every((other) => isGone(props, other) || !canNudge(props, other));
  return (
    <section class="players" aria-label={tx('play.players.title')}>
      <ul tabIndex={idle ? 0 : undefined}>
        {others.map((other) => (
          <Player key={other} seat={other} {...props} />
        ))}
      </ul>
    </section>
  );
}

/** [M26] a bot is never one of those present, and never away. A game that is over is not added to: then the room says. */
export function isGone({ session: { lobby, play }, view: { shared }, botOf }: Seated, seat: number): boolean {
  if (botOf?.(seat)) return false;
  if (shared.phase !== 'over') return shared.clock.away[seat] ?? false;
  return lobby.value !== null && isAway(lobby.value, play.value?.seats[seat]);
}

function Player({ seat, ...props }: Seated & { readonly seat: number }) {
  const { view, nameOf, faceOf, handle, botOf, forWhom } = props;
  const { shared } = view;
  const away = isGone(props, seat);
  const note = away ? 'away' : shared.phase === 'setup' && shared.ready[seat] ? 'ready' : null;
  const about = aboutSeat(view, seat);
  const owner = forWhom?.(seat);
  const name = nameOf(seat);
  const called = owner === undefined ? name : tx('play.players.for', { name, owner });
  const looks = ['player', away ? 'away' : '', owner === undefined ? '' : 'lent', about?.look ?? ''];
  const face = <Avatar name={name} number={faceOf(seat)} away={away} />;
  return (
    <li class={looks.filter(Boolean).join(' ')}>
      <span class="player-face">
        {/* While the sand runs a face is only a face. */}
        {shared.phase === 'running' ? face : (handle?.(seat, face) ?? face)}
        {botOf?.(seat) && <BotMark />}
        {shared.doSomething === seat ? <ProdPawn /> : null}
        {piecesOf(view.box).map(({ id, OnFace }) => OnFace && <OnFace key={id} {...props} seat={seat} />)}
        {note === 'ready' ? (
          <span class="player-ready">
            <Pic name="check" />
          </span>
        ) : null}
      </span>
      <span class="player-text">
        <span class="player-name" title={called}>
          {called}
        </span>
        <SmallActions tiles={tilesOf(view, seat)} />
      </span>
      {note === null ? null : <span class={`player-note note-${note}`}>{tx(`play.players.${note}`)}</span>}
      {about === null || note !== null ? null : <span class="player-note">{tx(about.note)}</span>}
      {canNudge(props, seat) && !away ? <Nudges seat={seat} {...props} /> : null}
    </li>
  );
}

/** By whoever plays, at whoever plays. */
function canNudge({ view }: Seated, seat: number): boolean {
  const { plays } = view.box.policies;
  return view.shared.phase !== 'over' && view.seat !== null && plays(view, view.seat) && plays(view, seat);
}

function Nudges({ seat, view, session, nameOf }: Seated & { readonly seat: number }) {
  const name = nameOf(seat);
  const not = mayProd(view, view.seat as number);
  const prod = () => {
    if (not === null) session.act({ type: 'doSomething', target: seat });
    else tellWhy(not, toast);
  };
  return (
    <span class="nudges">
      <StareButton
        title={tx('play.players.stareShort')}
        label={tx('play.players.stare', { name })}
        onStare={() => session.act({ type: 'stare', target: seat })}
      />
      {view.shared.phase !== 'running' || not?.refused === 'doSomething.forbidden' ? null : (
        <button
          type="button"
          class="button icon prod"
          title={tx('play.players.prodShort')}
          aria-label={tx('play.players.prod', { name })}
          aria-disabled={not !== null}
          onClick={prod}
        >
          <PawnPic />
        </button>
      )}
    </span>
  );
}

/** The Do Something! pawn: big, red and round, as it should be. */
export function PawnPic() {
  return (
    <svg class="prod-pawn" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2a5 5 0 0 1 3 9c1 3 2.500 5 3.500 7H20v4H4v-4h1.500C6.500 16 8 14 9 11a5 5 0 0 1 3-9z" />
    </svg>
  );
}

function ProdPawn() {
  return (
    <span class="player-pawn" role="img" aria-label={tx('play.players.pawn')}>
      <PawnPic />
    </span>
  );
}
