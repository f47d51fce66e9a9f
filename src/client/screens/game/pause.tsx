import { wishesOf } from '#client/state/pacer.ts';
import type { Session } from '#client/state/session.ts';
import { pauseVotes } from '#engine/mall/index.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';

// [M26] everyone present has to agree to pause, and to play on.

/** [R5] a wish in three seconds; what waits for that can be seen to. */
function paced(session: Session, pause: boolean) {
  const { waits, take } = wishesOf(session);
  return { 'aria-disabled': waits.value, onClick: () => take(() => session.act({ type: 'pause', pause })) };
}

export function PauseVote({ view, session, nameOf }: Seated) {
  const { shared, seat } = view;
  const { wishes, away, since } = shared.clock;
  if (shared.phase !== 'running' || since !== null) return null;
  const asking = wishes.findIndex((wish, who) => wish && !away[who] && who !== seat);
  const mine = seat !== null && (wishes[seat] ?? false);
  if (seat === null || (asking < 0 && !mine)) return null;
  const { pause, present } = pauseVotes(view);
  // One button that changes, so that whoever presses it by key stays on it.
  return (
    <div class="pause-ask" role="status">
      {mine
        ? tx('play.pause.mine', { count: pause, all: present })
        : tx('play.pause.others', { name: nameOf(asking) })}
      <button type="button" class="button" {...paced(session, !mine)}>
        <Pic name={mine ? 'close' : 'pause'} />
        {tx(mine ? 'play.pause.back' : 'play.pause.agree')}
      </button>
    </div>
  );
}

/** Whoever has wished wants to see the board again. */
export function PauseButton({ view, session, onDone }: Seated & { readonly onDone?: () => void }) {
  const { shared, seat } = view;
  if (seat === null || shared.phase !== 'running' || shared.clock.since !== null) return null;
  const wished = shared.clock.wishes[seat] ?? false;
  const { pause, present } = pauseVotes(view);
  const { onClick, ...rest } = paced(session, !wished);
  const wish = () => {
    onClick();
    onDone?.();
  };
  return (
    <button type="button" class="button" aria-pressed={wished} {...rest} onClick={wish}>
      <Pic name="pause" />
      {wished ? tx('play.pause.wished', { count: pause, all: present }) : tx('play.pause.wish')}
    </button>
  );
}

export function Paused({ view, session }: Seated) {
  const { shared, seat } = view;
  if (shared.phase !== 'running' || shared.clock.since === null) return null;
  const { pause, present } = pauseVotes(view);
  const mine = seat !== null && shared.clock.wishes[seat];
  return (
    <section class="paused" aria-label={tx('play.pause.title')}>
      <h2>{tx('play.pause.title')}</h2>
      <p>{tx('play.pause.hint')}</p>
      {mine ? <PlayOn session={session} /> : null}
      <p role="status">
        {tx(mine || seat === null ? 'play.pause.count' : 'play.pause.waits', {
          count: present - pause,
          all: present,
        })}
      </p>
    </section>
  );
}

function PlayOn({ session }: { readonly session: Session }) {
  const on = paced(session, false);
  return (
    <div class="row">
      <button type="button" class="button sand big" {...on}>
        <Pic name="play" />
        {tx('play.pause.on')}
      </button>
      {on['aria-disabled'] ? <span class="small soft">{tx('play.pause.soon')}</span> : null}
    </div>
  );
}
