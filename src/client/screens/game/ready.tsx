import { security } from '#client/pieces/here.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { goalText } from '#content/locales/goal.ts';
import { prefs } from '../../prefs.ts';
import { Pic } from '../../ui/pics.tsx';
import { list, tx } from '../../ui/text.ts';
import { onlyBots, type Seated } from './around.ts';
import { startsAs } from './facts.ts';
import { isGone } from './players.tsx';

/** [M4] the sand starts when everyone is ready. What they play for stands there in one line. */
export function Ready(props: Seated) {
  const { view, session, nameOf } = props;
  const { shared, seat, box } = view;
  if (shared.phase !== 'setup') return null;
  const ready = seat !== null && (shared.ready[seat] ?? false);
  const count = shared.ready.filter((one) => one).length;
  const away = shared.ready.flatMap((one, who) => (one || !isGone(props, who) ? [] : nameOf(who)));
  const starts = startsAs(view);
  const Secured = security.value?.ReadySecured;
  const title = tx(starts === 'alone' ? 'play.ready.alone.title' : 'play.ready.title');
  return (
    <section class="ready" aria-label={title}>
      <h2>{title}</h2>
      <p class="ready-goal">{goalText(prefs.lang.value, view)}</p>
      <p class="ready-hint">{tx(`play.ready.${onlyBots(props) ? 'alone' : starts}`)}</p>
      {piecesOf(box).map(({ id, ready: own }) => (own === undefined ? null : <p key={id}>{tx(own)}</p>))}
      {Secured && <Secured box={box} />}
      {piecesOf(box).map(({ id, Ready: Own }) => Own && <Own key={id} {...props} />)}
      <div class="row">
        {seat === null ? null : (
          <button
            type="button"
            class={ready ? 'button' : 'button sand big'}
            aria-pressed={ready}
            onClick={() => session.act({ type: 'ready', ready: !ready })}
          >
            <Pic name={ready ? 'close' : 'check'} />
            {tx(ready ? 'play.ready.not' : 'play.ready.ready')}
          </button>
        )}
        {starts === 'alone' ? null : (
          <span role="status">
            {tx('play.ready.count', { ready: count, count: shared.ready.length })}
            {away.length === 0 ? null : ` · ${tx('door.waits', { names: list(away) })}`}
          </span>
        )}
      </div>
    </section>
  );
}
