import { ActionIcon } from '#client/art/actionIcon.tsx';
import { heroName } from '#client/heroName.ts';
import { late } from '#client/mall/late.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import type { View } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import { list, tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';
import { isOwn, type Order, ordersOf } from './orders.ts';
import '../cautionSigns.css';

/** [X8.3] a button for every way this seat may send it; what keeps it from going, and whose the others are. */
export function Send(props: AtTable) {
  const { view, session } = props;
  if (view.shared.phase !== 'running') return null;
  return (
    <>
      {ordersOf(view)
        .filter(isTold(view))
        .map((order) =>
          isOwn(order, view.seat) ? (
            <button
              key={order.direction}
              type="button"
              class={order.caught.length > 0 ? 'button act-careful' : 'button'}
              onClick={() => session.act({ type: 'steer', direction: order.direction })}
            >
              <ActionIcon action={MOVE_ACTION[order.direction]} size={20} />
              {sendText(order)}
            </button>
          ) : (
            <p key={order.direction} class="acts-hint">
              {hintText(view, order, props.nameOf)}
            </p>
          ),
        )}
    </>
  );
}

/** What others may not do either is theirs to read. */
const isTold =
  ({ seat }: View) =>
  ({ why, seats }: Order) =>
    why === null || (seat !== null && seats.includes(seat));

const wayOf = ({ direction }: Order) => tx(`game.direction.${direction}`);

function sendText(order: Order): string {
  const way = wayOf(order);
  if (order.caught.length === 0) return tx('play.beholder.send', { way });
  return tx('play.beholder.catches', { way, heroes: heroesOf(order.caught) });
}

const heroesOf = (heroes: readonly string[]) => list(heroes.map((hero) => heroName(prefs.lang.value, hero)));

function hintText(view: View, order: Order, nameOf: (seat: number) => string): string {
  const way = wayOf(order);
  if (order.why === null) return tx('play.beholder.theirs', { way, names: list(order.seats.map(nameOf)) });
  const why = late.value?.reasonText(prefs.lang.value, view, order.why, nameOf) ?? '';
  return tx('play.beholder.not', { way, why });
}
