import { mayProd } from '#engine/mall/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { tx, why } from '../../ui/text.ts';
import { calledIn, othersOf, type Seated } from './around.ts';
import { tilesOf } from './facts.ts';
import { SmallActions } from './hand.tsx';
import { isGone } from './players.tsx';

/** Space asks whom: a few big buttons, the first one already chosen. */
export function Whom({ onClose, ...props }: Seated & { readonly onClose: () => void }) {
  const { view, session, nameOf, faceOf } = props;
  const calledOf = calledIn(props);
  const others = othersOf(view).filter((seat) => !isGone(props, seat) && view.box.policies.plays(view, seat));
  const not = view.seat === null ? null : mayProd(view, view.seat);
  const choose = (target: number) => {
    session.act({ type: 'doSomething', target });
    onClose();
  };
  return (
    <Dialog title={tx('play.players.whom')} onClose={onClose}>
      {not === null ? null : <p>{why(not)}</p>}
      {others.length === 0 ? <p>{tx('play.players.nobody')}</p> : null}
      {not !== null ? null : (
        <div class="stack">
          {others.map((seat) => (
            <button type="button" key={seat} class="button whom" onClick={() => choose(seat)}>
              <Avatar name={nameOf(seat)} number={faceOf(seat)} />
              {calledOf(seat)}
              <SmallActions tiles={tilesOf(view, seat)} />
            </button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
