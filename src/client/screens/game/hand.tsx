import { ActionIcon } from '#client/art/actionIcon.tsx';
import { type MallModel, mallModel, press } from '#client/mall/index.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Action } from '#engine/mall/actions.ts';
import { type MallCommand, outOfService } from '#engine/mall/index.ts';
import { heading, tx } from '../../ui/text.ts';
import { useAway } from '../room/line.tsx';
import type { Seated } from './around.ts';
import { availableOf, tilesOf } from './facts.ts';

// Your action tile as the thing it is. Each action is lit while it could do something; touching one
// does to the chosen hero what its key would.

/** What the chosen hero can do, or with nobody chosen any of them; exploring is no hero's own. */
function optionsFor({ options, chosen }: MallModel): readonly MallCommand[] {
  const { value } = chosen;
  return options.value.filter((one) => value === null || !('pawn' in one) || one.pawn === value);
}

export function Hand(seated: Seated) {
  const { view, session } = seated;
  const away = useAway(session) !== null;
  if (view.seat === null) return <p class="hand-watch">{tx('play.watching')}</p>;
  const tiles = tilesOf(view, view.seat);
  const { lit } = availableOf(optionsFor(mallModel(session)), piecesOf(view.box));
  return (
    <section class={away ? 'hand away' : 'hand'} aria-label={tx('play.hold.yours')}>
      {tiles.map((actions) => (
        <div class="action-tile" key={actions.join('')}>
          {actions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              lit={!away && lit.has(action)}
              off={action === 'V' && outOfService(view) !== null && !lit.has(action)}
              onPress={() => press(mallModel(session), action)}
            />
          ))}
        </div>
      ))}
      {piecesOf(view.box).map(({ id, Hand: Own }) =>
        Own === undefined ? null : <Own key={id} {...seated} />,
      )}
    </section>
  );
}

interface ActionProps {
  readonly action: Action;
  readonly lit: boolean;
  readonly off: boolean;
  readonly onPress: () => void;
}

function ActionButton({ action, lit, off, onPress }: ActionProps) {
  const name = heading(`game.action.${action}`);
  const state = off ? 'off' : lit ? 'can' : 'cannot';
  return (
    <button
      type="button"
      class={`action ${state}`}
      aria-label={tx(`play.hold.${state}`, { action: name })}
      onClick={onPress}
    >
      <ActionIcon action={action} size={40} />
      <span class="action-name" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

/** Somebody's actions, small. */
export function SmallActions({ tiles }: { readonly tiles: readonly (readonly Action[])[] }) {
  const actions = tiles.flat();
  return (
    <span class="small-actions">
      <span class="unseen">
        {actions.length === 0
          ? tx('play.hold.nothing')
          : actions.map((action) => tx(`game.action.${action}`)).join(', ')}
      </span>
      {actions.map((action) => (
        <ActionIcon key={action} action={action} size={20} />
      ))}
    </span>
  );
}
