import type { MallModel, MallTable } from '#client/mall/model.ts';
import { holdersOf, seatFace } from '#client/mall/security/holders.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { DIRECTIONS, type Direction, directionIndex } from '#engine/family/directions.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import { beholderOver, commandMark } from '#engine/mall/rules/beholder/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { printed, spaceOfPawn } from '#engine/mall/ways.ts';
import { CautionSign } from '../cautionSigns.tsx';
import type { OnBoard } from '../piece.ts';
import { isOwn, type Order, ordersOf } from './orders.ts';

// Where it is commanded to go, and whose direction that is.

/** The tile that this seat can send it to now is outlined; it is tapped as a whole. */
export function Ways({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const { view, layout } = table;
  return (
    <>
      {ordersOf(view).map((order) => {
        const spot = layout.placed.find(({ tile }) => tile === order.tile);
        if (spot === undefined || order.why !== null) return null;
        const looks = isOwn(order, view.seat)
          ? `steer-own${order.caught.length > 0 ? ' steer-catches' : ''}`
          : '';
        return (
          <g
            key={order.direction}
            class={`steer ${looks}`}
            data-steer={order.tile}
            transform={`translate(${spot.x * 100} ${spot.y * 100})`}
          >
            <rect class="steer-edge" x="14" y="14" width="372" height="372" rx="20" />
            <rect class="steer-line" x="14" y="14" width="372" height="372" rx="20" />
          </g>
        );
      })}
    </>
  );
}

/** How far, in spaces, from the middle of a tile to the middle of the one that way. */
const BEYOND: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [1, -4],
  east: [4, 1],
  south: [-1, 4],
  west: [-4, -1],
};

/** [X8.3] an arrow at the side to which it is commanded, with the faces of those who hold that direction. */
export function Orders({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const here = table.layout.placed.find(({ tile }) => tile === beholderOver(table.view));
  return here === undefined ? null : (
    <>
      {ordersOf(table.view).map((order) => (
        <Arrow key={order.direction} model={model} order={order} here={here} />
      ))}
      <Posts model={model} table={table} />
      <Endangered table={table} />
    </>
  );
}

/** [X8.2] whom this seat would have caught. */
function Endangered({ table: { view, layout } }: { readonly table: MallTable }) {
  const own = ordersOf(view).filter((order) => isOwn(order, view.seat));
  return (
    <>
      {[...new Set(own.flatMap(({ caught }) => caught))].map((hero) => (
        <CautionSign key={hero} at={hero} spot={layout.spots.get(spaceOfPawn(view, hero))} />
      ))}
    </>
  );
}

interface ArrowLook {
  readonly model: MallModel;
  readonly order: Order;
  readonly here: { readonly x: number; readonly y: number };
}

function Arrow({ model, order, here }: ArrowLook) {
  const [right, down] = BEYOND[order.direction];
  const looks = isOwn(order, model.view.value?.seat ?? null) ? 'order order-own' : 'order';
  return (
    <div
      class={order.why === null ? looks : 'order order-barred'}
      data-order={order.direction}
      style={{ '--x': here.x + 2 + right / 2, '--y': here.y + 2 + down / 2 }}
      aria-hidden="true"
    >
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <circle class="order-ground" r="23" />
        <path
          class="order-arrow"
          d="M0 -17 14 0H6V16H-6V0H-14Z"
          transform={`rotate(${directionIndex(order.direction) * 90})`}
        />
        {order.why === null ? null : <path class="order-no" d="M-16 -16 16 16" />}
      </svg>
      <Faces model={model} seats={order.seats} />
    </div>
  );
}

/** At each command space who holds its direction, once the eye is open. */
function Posts({ model, table: { view, layout } }: { readonly model: MallModel; readonly table: MallTable }) {
  if (view.box.setup.players === 1 || beholderOver(view) === OFF) return null;
  return (
    <>
      {DIRECTIONS.map((direction) => {
        const spot = layout.spots.get(printed(view, commandMark(direction))[0] ?? OFF);
        return spot === undefined ? null : (
          <div
            key={direction}
            class="post-holder"
            data-post={direction}
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <Faces model={model} seats={holdersOf(view, MOVE_ACTION[direction])} />
          </div>
        );
      })}
    </>
  );
}

const MOST = 2;

function Faces({ model, seats }: { readonly model: MallModel; readonly seats: readonly number[] }) {
  const { session, speech } = model;
  if ((model.view.value?.box.setup.players ?? 1) === 1) return null;
  return (
    <span class="order-faces">
      {seats.slice(0, MOST).map((seat) => (
        <Avatar key={seat} name={speech.current?.nameOf(seat) ?? ''} number={seatFace(session, seat)} />
      ))}
    </span>
  );
}
