import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { othersOf, type Seated } from './around.ts';
import { SmallActions } from './hand.tsx';
import { prodWhy, tilesOf } from './seen.ts';

/** Space asks whom: a few big buttons, the first one already chosen. */
export function Whom({ onClose, ...props }: Seated & { readonly onClose: () => void }) {
  const { view, session, nameOf, faceOf } = props;
  const others = othersOf(view);
  const may = view.seat === null ? 'forbidden' : prodWhy(view, view.seat);
  const choose = (target: number) => {
    session.act({ type: 'doSomething', target });
    onClose();
  };
  return (
    <Dialog title={tx('play.players.whom')} onClose={onClose}>
      {may === 'forbidden' ? <p>{tx('play.players.prodForbidden')}</p> : null}
      {may === 'leaderOnly' ? <p>{tx('play.players.prodLeader')}</p> : null}
      {others.length === 0 ? <p>{tx('play.players.nobody')}</p> : null}
      {may !== 'may' ? null : (
        <div class="stack">
          {others.map((seat) => (
            <button type="button" key={seat} class="button whom" onClick={() => choose(seat)}>
              <Avatar name={nameOf(seat)} number={faceOf(seat)} />
              {nameOf(seat)}
              <SmallActions tiles={tilesOf(view, seat)} />
            </button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
