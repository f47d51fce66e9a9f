import type { Prop } from '#client/art/props/shapes.ts';
import type { Furniture } from '#client/tower/floors/floor.ts';
import type { LaidCard } from '../layout.ts';
import { type Ground, thingNamed } from '../props/scenes.ts';
import { furnish, type Spot } from './furnish.ts';
import { type Room, roomsOf } from './rooms.ts';

/** [T3] nobody enters them; they are there to be looked at. */
export function Rooms({ laid, furniture, turns }: RoomsLook) {
  return (
    <>
      {roomsOf(laid.card, laid.number).map((room, number) =>
        furniture === undefined ? (
          <RoomArt key={room.cells[0]} room={room} laid={laid} />
        ) : (
          <FloorRoom
            key={room.cells[0]}
            spots={spotsOf(room, laid)}
            furniture={furniture}
            seed={laid.number + number}
            turns={turns}
          />
        ),
      )}
    </>
  );
}

interface RoomsLook {
  readonly laid: LaidCard;
  /** What the floor has; without, rooms are furnished as a tower's are. */
  readonly furniture: Furniture | undefined;
  readonly turns: boolean;
}

/** Where a room's spaces are, on its card as it lies. */
const spotsOf = ({ cells }: Room, laid: LaidCard): readonly Spot[] =>
  cells.map((cell) => {
    const { x, y } = laid.cells[cell] as Spot;
    return { x: x - laid.x, y: y - laid.y };
  });

interface FloorRoomLook {
  readonly spots: readonly Spot[];
  readonly furniture: Furniture;
  readonly seed: number;
  readonly turns: boolean;
}

function FloorRoom({ spots, furniture, seed, turns }: FloorRoomLook) {
  const at = ({ x, y }: Spot) => `M${x * 100} ${y * 100}`;
  return (
    <g class="tower-room">
      <path class="tower-ground" d={spots.map((spot) => `${at(spot)}h100v100h-100Z`).join('')} />
      <path class="tower-ground-line" d={spots.map((spot) => `${at(spot)}${furniture.ground}`).join('')} />
      {furnish(spots, furniture, seed, turns).map(({ prop, x, y, wide, high }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100 - 2})`}>
          <g class="prop upright">
            <ellipse class="prop-shadow" cx="3" cy={high * 50 - 19} rx={wide * 50 - 17} ry={4 + high * 4} />
            {shapesOf(prop)}
          </g>
        </g>
      ))}
    </g>
  );
}

const shapesOf = (prop: Prop) =>
  prop.map(([tone, path]) => <path key={path} class={`prop-${tone}`} d={path} />);

const GROUNDS: Readonly<Record<Ground, string>> = {
  planks: 'm0 20h100m-100 20h100m-100 20h100m-100 20h100M{x} {y}m30 0v20m40 0v20m-50 0v20m40 0v20m-20 0v20',
  flags: 'm0 33h100m-100 34h100M{x} {y}m50 0v33m-22 0v34m40 0v33M{x} {y}m80 33v34',
  carpet: 'm14 14h72v72h-72Z',
  earth: 'm22 30l9 5m30 -14l8 3m-42 38l7 4m32 -6l9 -3m-56 28l8 2m34 2l8 4',
};

function RoomArt({ room, laid }: { readonly room: Room; readonly laid: LaidCard }) {
  const spots = room.cells.map((cell) => {
    const { x, y } = laid.cells[cell] as { readonly x: number; readonly y: number };
    return { cell, x: (x - laid.x) * 100, y: (y - laid.y) * 100 };
  });
  const { ground, things } = room.scene;
  const lines = spots.map(({ x, y }) =>
    `M${x} ${y}${GROUNDS[ground]}`.replaceAll('{x}', String(x)).replaceAll('{y}', String(y)),
  );
  return (
    <g class={`tower-room tower-room-${ground}`}>
      <path class="tower-ground" d={spots.map(({ x, y }) => `M${x} ${y}h100v100h-100Z`).join('')} />
      <path class="tower-ground-line" d={lines.join('')} />
      {spots.map(({ cell, x, y }, index) => (
        <Thing
          key={cell}
          name={things[index % things.length] as Parameters<typeof thingNamed>[0]}
          x={x}
          y={y}
        />
      ))}
    </g>
  );
}

interface ThingLook {
  readonly name: Parameters<typeof thingNamed>[0];
  readonly x: number;
  readonly y: number;
}

function Thing({ name, x, y }: ThingLook) {
  return (
    <g transform={`translate(${x + 50} ${y + 48})`}>
      <g class="prop upright">
        <ellipse class="prop-shadow" cx="3" cy="31" rx="33" ry="8" />
        {shapesOf(thingNamed(name))}
      </g>
    </g>
  );
}
