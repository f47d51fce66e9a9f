import { wishesOf } from '#client/state/pacer.ts';
import type { Session } from '#client/state/session.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { votes } from './seen.ts';

// M26: everyone present has to agree to pause, and to play on.

/** R5: a wish in three seconds; what waits for that can be seen to. */
function paced(session: Session, pause: boolean) {
  const { waits, take } = wishesOf(session);
  return { 'aria-disabled': waits.value, onClick: () => take(() => session.act({ type: 'pause', pause })) };
}

export function PauseVote({ view, session, nameOf }: Seated) {
  const { shared, seat } = view;
  const { wishes, away, since } = shared.clock;
  if (shared.phase !== 'running' || since !== null) return null;
  const asking = wishes.findIndex((wish, who) => wish && !away[who] && who !== seat);
  if (seat === null || wishes[seat] || asking < 0) return null;
  return (
    <div class="pause-ask" role="status">
      {tx('play.pause.others', { name: nameOf(asking) })}
      <button type="button" class="button" {...paced(session, true)}>
        <Pic name="pause" />
        {tx('play.pause.agree')}
      </button>
    </div>
  );
}

export function PauseButton({ view, session }: Seated) {
  const { shared, seat } = view;
  if (seat === null || shared.phase !== 'running' || shared.clock.since !== null) return null;
  const wished = shared.clock.wishes[seat] ?? false;
  const { pause, present } = votes(view);
  return (
    <button type="button" class="button" aria-pressed={wished} {...paced(session, !wished)}>
      <Pic name="pause" />
      {wished ? tx('play.pause.wished', { count: pause, all: present }) : tx('play.pause.wish')}
    </button>
  );
}

export function Paused({ view, session }: Seated) {
  const { shared, seat } = view;
  if (shared.phase !== 'running' || shared.clock.since === null) return null;
  const { pause, present } = votes(view);
  const mine = seat !== null && shared.clock.wishes[seat];
  return (
    <section class="paused" aria-label={tx('play.pause.title')}>
      <h2>{tx('play.pause.title')}</h2>
      <p>{tx('play.pause.hint')}</p>
      {mine ? (
        <button type="button" class="button sand big" {...paced(session, false)}>
          <Pic name="play" />
          {tx('play.pause.on')}
        </button>
      ) : null}
      <p role="status">{tx('play.pause.waits', { count: present - pause, all: present })}</p>
    </section>
  );
}
