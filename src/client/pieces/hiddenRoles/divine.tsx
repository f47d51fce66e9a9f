import { useState } from 'preact/hooks';
import { TIME_TO_DIVINE } from '#engine/mall/rules/hiddenRoles/divine.ts';
import { type CardId, PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import type { Divining } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { Seated } from '../../screens/game/around.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tx } from '../../ui/text.ts';
import { Ring } from './left.tsx';
import { nameFor, namesFor, seatsRound } from './names.ts';
import { cardName, cardText, rolesOf } from './seen.ts';
import { SheetFrame } from './sheet.tsx';

// [H5.2] [R30] the loyal are out, the traitors have shown themselves, and each may name one card.

export function DiviningSheet({ divining, ...props }: Seated & { readonly divining: Divining }) {
  const { view, session } = props;
  const { until, left, guesses } = divining;
  const { open } = rolesOf(view);
  const traitors = seatsRound(props).filter((seat) => isTraitor(divining, seat));
  const beside = <Ring session={session} view={view} until={until} full={TIME_TO_DIVINE} />;
  const mine = view.seat !== null && left.includes(view.seat);
  return (
    <SheetFrame
      look={mine ? 'guess' : 'divine'}
      asked={mine}
      title={tx('roles.divine.title')}
      beside={beside}
    >
      <div role="status">
        <ul class="role-guesses">
          {traitors.map((seat) => (
            <li key={seat}>
              {tx('roles.divine.traitor', {
                name: nameFor(props, seat),
                card: cardName(open[seat] as CardId),
              })}
            </li>
          ))}
          {guesses.map(({ seat, target, card, right }) => (
            <li key={`${seat} ${target}`}>
              {tx(right ? 'roles.divine.right' : 'roles.divine.wrong', {
                name: nameFor(props, seat),
                target: namesFor(props, [target]),
                card: cardName(card),
                is: cardName(open[target] as CardId),
              })}
            </li>
          ))}
        </ul>
      </div>
      {mine ? <Guess {...props} /> : null}
      {!mine && left.length > 0 ? <p>{tx('roles.divine.waits', { names: namesFor(props, left) })}</p> : null}
    </SheetFrame>
  );
}

const isTraitor = ({ left, guesses }: Divining, seat: number) =>
  left.includes(seat) || guesses.some((guess) => guess.seat === seat);

function Guess(props: Seated) {
  const { view, session, nameOf, faceOf } = props;
  const [target, setTarget] = useState<number | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const { open } = rolesOf(view);
  const hidden = seatsRound(props).filter((seat) => open[seat] === null);
  // Somebody may have been quicker.
  const at = target !== null && hidden.includes(target) ? target : null;
  const guess = () => {
    if (at !== null && card !== null) session.act({ type: 'divine', target: at, card });
  };
  return (
    <>
      <fieldset class="role-people">
        <legend>{tx('roles.divine.whose')}</legend>
        {hidden.map((seat) => (
          <button
            type="button"
            class="button role-person"
            key={seat}
            aria-pressed={at === seat}
            onClick={() => setTarget(seat)}
          >
            <Avatar name={nameOf(seat)} number={faceOf(seat)} />
            <span>{nameOf(seat)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset class="role-missions">
        <legend>{tx('roles.divine.which')}</legend>
        {PUBLIC_MISSIONS.map((mission) => (
          <button
            type="button"
            class="button role-mission"
            key={mission}
            aria-pressed={card === mission}
            onClick={() => setCard(mission)}
          >
            <strong>{cardName(mission)}</strong>
            <span class="small role-mission-text">{cardText(mission)}</span>
          </button>
        ))}
      </fieldset>
      <div class="role-thumbs">
        <button
          type="button"
          class="button sand"
          aria-disabled={at === null || card === null}
          onClick={guess}
        >
          {at === null || card === null
            ? tx('roles.divine.choose')
            : tx('roles.divine.guess', { name: nameOf(at), card: cardName(card) })}
        </button>
        <button type="button" class="button" onClick={() => session.act({ type: 'forgo' })}>
          {tx('roles.divine.forgo')}
        </button>
      </div>
    </>
  );
}
