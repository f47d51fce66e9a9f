import { FIVE_SECONDS } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import { TIME_TO_DECIDE } from '#engine/mall/rules/hiddenRoles/last.ts';
import type { Asked } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { Seated } from '../../screens/game/around.ts';
import { Pic } from '../../ui/pics.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { leftUntil, Ring } from './left.tsx';
import { SheetFrame } from './sheet.tsx';

// What one seat alone is asked, and everybody sees that it is.

/** [H1.5] whoever accused rightly may turn the glass. */
export function OfferSheet({ asked, ...props }: Seated & { readonly asked: Asked }) {
  const { view, session, nameOf } = props;
  const { seat, until } = asked;
  const mine = seat === view.seat;
  const title = mine ? tx('roles.glass.offer') : tx('roles.glass.waits', { name: nameOf(seat) });
  const beside = <Ring session={session} view={view} until={until} full={FIVE_SECONDS} />;
  const { full, end } = view.shared.sand;
  const left = leftUntil(session, view, end);
  return (
    <SheetFrame look="vote" title={title} beside={beside} asked={mine}>
      {mine ? <p class="small">{tx('roles.glass.after', { time: minutes(full - left) })}</p> : null}
      {mine ? (
        <div class="role-thumbs">
          <button
            type="button"
            class={full - left > left ? 'button sand' : 'button'}
            onClick={() => session.act({ type: 'turnGlass', turn: true })}
          >
            <Pic name="hourglass" />
            {tx('roles.glass.turn')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => session.act({ type: 'turnGlass', turn: false })}
          >
            {tx('roles.glass.leave')}
          </button>
        </div>
      ) : null}
    </SheetFrame>
  );
}

/** [H3.4] the last one at the table decides. */
export function LastSheet({ asked, ...props }: Seated & { readonly asked: Asked }) {
  const { view, session, nameOf } = props;
  const { seat, until } = asked;
  const mine = seat === view.seat;
  const title = mine ? tx('roles.last.you') : tx('roles.last.other', { name: nameOf(seat) });
  const beside = <Ring session={session} view={view} until={until} full={TIME_TO_DECIDE} />;
  const decide = (success: boolean) => session.act({ type: 'decideHeist', success });
  return (
    <SheetFrame look="vote" title={title} beside={beside} asked={mine}>
      {mine ? (
        <div class="role-thumbs">
          <button type="button" class="button" onClick={() => decide(true)}>
            {tx('roles.last.success')}
          </button>
          <button type="button" class="button" onClick={() => decide(false)}>
            {tx('roles.last.failure')}
          </button>
        </div>
      ) : null}
    </SheetFrame>
  );
}
