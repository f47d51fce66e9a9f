import { give } from '#client/board/state.ts';
import { mallModel } from '#client/mall/model.ts';
import { commandsFor } from '#client/tray/token.ts';
import type { View } from '#engine/mall/index.ts';
import { lessMotion } from '../../prefs.ts';
import { calledIn, othersOf, type Seated } from '../../screens/game/around.ts';
import { tilesOf } from '../../screens/game/facts.ts';
import { SmallActions } from '../../screens/game/hand.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { SWAP } from './token.ts';

/** [X2.2] the others with what they hold, the left neighbour first. */
export function SwapSheet(props: Seated) {
  const { session, view, nameOf, faceOf } = props;
  const calledOf = calledIn(props);
  const model = mallModel(session);
  const commands = commandsFor(model, SWAP);
  const close = () => {
    model.tool.value = null;
  };
  return (
    <Dialog title={tx('play.token.swap.help')} onClose={close}>
      <p class="swap-own">
        {tx('play.token.swap.own')} <SmallActions tiles={tilesOf(view, view.seat ?? 0)} />
      </p>
      <div class="stack">
        {othersOf(view).flatMap((seat) => {
          const command = commands.find((one) => 'target' in one && one.target === seat);
          if (command === undefined) return [];
          return (
            <button type="button" key={seat} class="button whom" onClick={() => give(model, command)}>
              <Avatar name={nameOf(seat)} number={faceOf(seat)} />
              {calledOf(seat)}
              <SmallActions tiles={tilesOf(view, seat)} />
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}

const LASTS = 2_600;
const LIT = { outline: '4px solid var(--sand-fill)', outlineOffset: '-4px', borderRadius: '16px' };
const UNLIT = { ...LIT, outline: '4px solid transparent' };

/** Whose hands changed: their tiles flash, or where nothing should move are framed for a while. */
export function flashHands(view: View, seats: readonly number[]): void {
  const frames = lessMotion() ? [LIT, LIT] : [LIT, UNLIT, LIT, UNLIT, LIT, UNLIT, LIT];
  for (const seat of seats) handOf(view, seat)?.animate(frames, LASTS);
}

function handOf(view: View, seat: number): Element | undefined {
  if (seat === view.seat) return document.querySelector('.hand') ?? undefined;
  // In a replay everyone has a row, in the order of the seats.
  return (
    document.querySelectorAll('.players .player')[othersOf(view).indexOf(seat)] ??
    document.querySelectorAll('.replay-players .player')[seat]
  );
}
