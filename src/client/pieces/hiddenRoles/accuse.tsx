import { useState } from 'preact/hooks';
import type { Seated } from '../../screens/game/around.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { useHold } from './hold.ts';
import { namesFor, seatsRound } from './names.ts';
import { levelOf } from './seen.ts';
import { SheetFrame } from './sheet.tsx';
import { closeSheet, shownIn, toggleSheet } from './shown.ts';

// [H1.3] [H2.2] accusing is held, then chosen, then said: nobody does it by the way.

export function AccuseToken({ session, may }: Seated & { readonly may: boolean }) {
  const { holding, handlers } = useHold(
    () => {
      if (may) toggleSheet(session, 'accuse');
    },
    () => {
      if (may) toast(tx('roles.accuse.hold'));
    },
  );
  return (
    <button
      type="button"
      class={`tray-token role-token accuse-token ${may ? 'usable' : ''} ${holding && may ? 'holding' : ''}`}
      aria-label={tx('roles.accuse')}
      title={tx('roles.accuse')}
      aria-disabled={!may}
      aria-expanded={shownIn(session).sheet.value === 'accuse'}
      {...handlers}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path
          class="role-line"
          d="M5 17h19a3 3 0 0 1 0 6h-7M17 23h4a3 3 0 0 1 0 6h-5M16 29h2a3 3 0 0 1 0 6h-7c-5 0-6-4-6-8M35 12l-4 3M37 20h-5M35 28l-4-3"
        />
      </svg>
      <span class="role-word" aria-hidden="true">
        {tx('roles.accuse.short')}
      </span>{' '}
      <span class="role-how" aria-hidden="true">
        {tx('roles.hold')}
      </span>
    </button>
  );
}

export function AccuseSheet(props: Seated) {
  const { view, session, nameOf, faceOf } = props;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const alone = levelOf(view) === 'A';
  const others = seatsRound(props).filter((seat) => seat !== view.seat);
  const toggle = (seat: number) => {
    if (alone) setChosen([seat]);
    else setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]);
  };
  // Somebody has to be left to vote.
  const most = alone ? 1 : others.length - 1;
  const ready = chosen.length > 0 && chosen.length <= most;
  const accuse = () => {
    if (!ready) return;
    session.act({ type: 'accuse', accused: [...chosen] });
    closeSheet(session);
  };
  return (
    <SheetFrame look="choose" asked title={tx('roles.accuse.whom')} onClose={() => closeSheet(session)}>
      <p class="small">{tx(alone ? 'roles.accuse.one' : 'roles.accuse.several')}</p>
      <div class="role-people">
        {others.map((seat) => (
          <button
            type="button"
            class="button role-person"
            key={seat}
            aria-pressed={chosen.includes(seat)}
            onClick={() => toggle(seat)}
          >
            <Avatar name={nameOf(seat)} number={faceOf(seat)} />
            <span>{nameOf(seat)}</span>
          </button>
        ))}
      </div>
      <button type="button" class="button sand role-say" aria-disabled={!ready} onClick={accuse}>
        {chosen.length === 0
          ? tx('roles.accuse.short')
          : tx('roles.accuse.now', { names: namesFor(props, chosen) })}
      </button>
    </SheetFrame>
  );
}
