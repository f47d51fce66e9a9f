import { useEffect, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { FIVE_SECONDS, votersOf } from '#engine/mall/rules/hiddenRoles/accuse.ts';
import type { Vote } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import { Ring } from './left.tsx';
import { namesFor } from './names.ts';
import { ownRole, rolesOf } from './seen.ts';
import { SheetFrame } from './sheet.tsx';
import { Thumb } from './thumb.tsx';

// [H1.4] [R32] five seconds for everyone who is neither accuser nor accused. How others voted, nobody sees before the end.

export const voteTitle = (seated: Seated, { by, accused }: Pick<Vote, 'by' | 'accused'>): string => {
  const names = namesFor(seated, accused);
  return by === seated.view.seat
    ? tx('roles.vote.youTitle', { names })
    : tx('roles.vote.title', { by: seated.nameOf(by), names });
};

export function VoteSheet({ vote, ...props }: Seated & { readonly vote: Vote }) {
  const { view, session } = props;
  const voters = votersOf(view, vote);
  const mine = view.seat !== null && voters.includes(view.seat);
  const words = { answered: vote.answered, all: voters.length };
  const beside = <Ring session={session} view={view} until={vote.ends} full={FIVE_SECONDS} />;
  return (
    <SheetFrame look="vote" asked={mine} title={voteTitle(props, vote)} beside={beside}>
      {mine ? <Thumbs key={vote.ends} {...props} several={vote.accused.length > 1} /> : null}
      {mine ? null : <p>{waitsText(props, vote)}</p>}
      <p class="role-count" role="status">
        {tx('roles.vote.answered', words)}
      </p>
    </SheetFrame>
  );
}

const waitsText = ({ view }: Seated, { accused }: Vote) =>
  tx(view.seat !== null && accused.includes(view.seat) ? 'roles.vote.accused' : 'roles.vote.waits');

/** Changed as often as one likes; what is pressed shows at once. */
function Thumbs({ view, session, several }: Seated & { readonly several: boolean }) {
  const told = ownRole(view)?.thumb ?? null;
  const [wished, setWished] = useState<boolean | null>(null);
  useEffect(() => setWished(null), [told]);
  const thumb = wished ?? told;
  const cast = (up: boolean) => {
    setWished(up);
    session.act({ type: 'vote', up });
  };
  return (
    <>
      <p>{tx(several ? 'roles.vote.of' : 'roles.vote.ofOne')}</p>
      <div class="role-thumbs">
        {[true, false].map((up) => (
          <button
            type="button"
            key={String(up)}
            class="button role-thumb"
            aria-pressed={thumb === up}
            aria-label={tx(up ? 'roles.vote.up' : 'roles.vote.down')}
            aria-keyshortcuts={up ? 'Y' : 'N'}
            data-key={up ? 'Y' : 'N'}
            onClick={() => cast(up)}
          >
            <Thumb up={up} />
            <span aria-hidden="true">{tx(up ? 'roles.vote.upShort' : 'roles.vote.downShort')}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** By key, wherever the focus is: five seconds are short. */
export const castByKey =
  (up: boolean) =>
  (session: Session): void => {
    const view = session.play.value?.view;
    const vote = view === undefined ? null : rolesOf(view).vote;
    if (view === undefined || view.seat === null || vote === null) return;
    if (votersOf(view, vote).includes(view.seat)) session.act({ type: 'vote', up });
  };
