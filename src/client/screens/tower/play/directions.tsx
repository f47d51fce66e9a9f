import { ActionIcon } from '#client/art/actionIcon.tsx';
import { step } from '#client/board/acts.ts';
import type { TowerModel } from '#client/tower/board/index.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { ways } from '#engine/tower/ways.ts';
import { heading, tx } from '../../../ui/text.ts';
import '../../game/hand.css';

// [T2] the orientation tiles as the things they are, lit while they can do something. Touching one sends the chosen hero that way.

const ACTION = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;

interface DirectionsLook {
  readonly model: TowerModel;
  readonly game: TowerGame;
  readonly seat: number;
}

export function Directions({ model, game, seat }: DirectionsLook) {
  const lit = litDirections(model, game);
  const own = DIRECTIONS.filter((direction) => game.hands[seat]?.includes(direction));
  return (
    <section class="quest-directions" aria-label={tx('tower.directions')}>
      <div class="action-tile">
        {own.map((direction) => (
          <DirectionButton key={direction} model={model} direction={direction} lit={lit.has(direction)} />
        ))}
      </div>
      {game.common.length === 0 ? null : (
        <div class="action-tile quest-common">
          {game.common.map((direction) => (
            <DirectionButton key={direction} model={model} direction={direction} lit={lit.has(direction)} />
          ))}
          <span class="small">{tx('tower.directions.common')}</span>
        </div>
      )}
    </section>
  );
}

/** Where the chosen hero can go, or with nobody chosen any of them. */
function litDirections({ chosen, offers }: TowerModel, { box, position }: TowerGame): ReadonlySet<Direction> {
  const { movable } = offers.value;
  const movers = [...movable].filter((pawn) => chosen.value === null || chosen.value === pawn);
  const steps = movers.flatMap((pawn) => ways(box.graph, position, pawnIndex(pawn)));
  return new Set(steps.map(({ direction }) => DIRECTIONS[direction] as Direction));
}

interface DirectionButtonLook {
  readonly model: TowerModel;
  readonly direction: Direction;
  readonly lit: boolean;
}

function DirectionButton({ model, direction, lit }: DirectionButtonLook) {
  const way = tx(`game.direction.${direction}`);
  return (
    <button
      type="button"
      class={lit ? 'action can' : 'action cannot'}
      aria-label={tx('tower.direction.go', { way })}
      onClick={() => step(model, direction, false)}
    >
      <ActionIcon action={ACTION[direction]} size={30} />
      <span class="action-name" aria-hidden="true">
        {heading(`game.direction.${direction}`)}
      </span>
    </button>
  );
}

/** Somebody's directions, small. */
export function SmallDirections({ directions }: { readonly directions: readonly Direction[] }) {
  return (
    <span class="small-actions">
      <span class="unseen">
        {directions.map((direction) => tx(`game.direction.${direction}`)).join(', ')}
      </span>
      {directions.map((direction) => (
        <ActionIcon key={direction} action={ACTION[direction]} size={20} />
      ))}
    </span>
  );
}
