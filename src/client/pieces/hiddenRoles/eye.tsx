import type { Seated } from '../../screens/game/around.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tx } from '../../ui/text.ts';
import type { SeatProps } from '../piece.ts';
import { nameFor, seatsRound } from './names.ts';
import { type Roles, rolesOf } from './seen.ts';
import { SheetFrame } from './sheet.tsx';
import { closeSheet, shownIn, toggleSheet } from './shown.ts';

type Eye = NonNullable<Roles['eye']>;

// [H1.7] the eye card: a warning that anyone puts before anyone, and everybody sees who did.

export function EyePic() {
  return (
    <svg class="eye-card" viewBox="0 0 40 40" aria-hidden="true">
      <path class="eye-paper" d="M20 3 38 35H2z" />
      <path
        class="eye-line"
        d="M9.500 26.500c4-5 6.500-6.500 10.500-6.500s6.500 1.500 10.500 6.500c-4 4-6.500 5-10.500 5s-6.500-1-10.500-5z"
      />
      <circle class="eye-pupil" cx="20" cy="26" r="3" />
    </svg>
  );
}

/** Where it lies, and from whom. */
function whereText(seated: Seated): string {
  const { eye } = rolesOf(seated.view);
  if (eye === null) return tx('roles.eye.nobody');
  const by = nameFor(seated, eye.by);
  if (eye.before === seated.view.seat) return tx('roles.eye.beforeYou', { by });
  return tx('roles.eye.before', { name: seated.nameOf(eye.before), by });
}

export function EyeToken(props: Seated & { readonly may: boolean }) {
  const { view, session, may } = props;
  const { eye } = rolesOf(view);
  const where = whereText(props);
  const isYours = eye !== null && eye.before === view.seat;
  return (
    <button
      type="button"
      class={`tray-token role-token eye-token ${may ? 'usable' : ''} ${isYours ? 'eye-yours' : ''}`}
      aria-label={where}
      title={where}
      aria-disabled={!may}
      aria-expanded={shownIn(session).sheet.value === 'eye'}
      onClick={() => (may ? toggleSheet(session, 'eye') : undefined)}
    >
      <EyePic />
      {eye === null ? (
        <span class="role-word" aria-hidden="true">
          {tx('roles.eye.short')}
        </span>
      ) : (
        <EyeWay {...props} eye={eye} />
      )}
    </button>
  );
}

/** From whom, and before whom. */
function EyeWay({ eye, ...props }: Seated & { readonly eye: Eye }) {
  return (
    <span class="eye-way" aria-hidden="true">
      <Whose {...props} seat={eye.by} />
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path class="role-line" d="M1 6h9M7 2.500 10.500 6 7 9.500" />
      </svg>
      <Whose {...props} seat={eye.before} />
    </span>
  );
}

const Whose = ({ seat, view, nameOf, faceOf }: Seated & { readonly seat: number }) =>
  seat === view.seat ? <b>{tx('roles.youToo')}</b> : <Avatar name={nameOf(seat)} number={faceOf(seat)} />;

/** Before whom it is put. */
export function EyeSheet(props: Seated) {
  const { session, nameOf, faceOf } = props;
  const put = (target: number) => {
    session.act({ type: 'putEye', target });
    closeSheet(session);
  };
  return (
    <SheetFrame look="choose" asked title={tx('roles.eye.put')} onClose={() => closeSheet(session)}>
      <div class="role-people">
        {seatsRound(props).map((seat) => (
          <button type="button" class="button role-person" key={seat} onClick={() => put(seat)}>
            <Avatar name={nameOf(seat)} number={faceOf(seat)} />
            <span>{nameFor(props, seat)}</span>
          </button>
        ))}
      </div>
    </SheetFrame>
  );
}

/** On the face of whom it lies before. */
export function EyeBadge({ seat, ...props }: SeatProps) {
  const { eye } = rolesOf(props.view);
  if (eye === null || eye.before !== seat) return null;
  return (
    <span class="eye-badge" role="img" aria-label={tx('roles.eye.badge', { by: nameFor(props, eye.by) })}>
      <EyePic />
    </span>
  );
}
