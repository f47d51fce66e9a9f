import { refuse } from '../../../core/refusal.ts';
import { holds } from '../../actions.ts';
import { type Act, type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { colourOf, inHands, isWorking, pawnData, pawnOn, printed, spaceNow } from '../../ways.ts';

// [X7.1] [X7.2] [R23a] a hero on a map: the explorer explores as if it stood on every exploration space of its colour.
// The first tile puts the map to use; it is used up when the explorer explores for anyone else or does anything else, or
// when the hero leaves. It remembers the map in use.

const ID = 'maps';

interface Used {
  readonly type: 'mapInUse';
  /** OFF: none any more. */
  readonly space: Space;
}

interface Maps {
  readonly id: typeof ID;
  readonly memory: Space;
  readonly event: Used;
}

type Happens = readonly Happening<Maps>[];

export function mapInUse({ shared }: PublicGame): Space {
  return shared.memory[ID] ?? OFF;
}

/** The maps a hero reads now, by where they are. */
function read(game: PublicGame): readonly Space[] {
  return printed(game, 'map').filter((space) => {
    const pawn = pawnOn(game, space);
    const reads = pawn >= 0 && pawnData(game, pawn).explores && inHands(game, pawn) === null;
    return reads && spaceNow(game, space)?.marks.includes('map') && isWorking(game, space);
  });
}

/** The map that shows this exploration space: there is one hero of its colour. */
function mapShowing(game: PublicGame, space: Space): Space {
  const colour = spaceNow(game, space)?.explore;
  return read(game).find((map) => colourOf(game, pawnOn(game, map)) === colour) ?? OFF;
}

const usedUp = (space: Space): Happens => [
  { type: 'wentOutOfOrder', space },
  { type: 'mapInUse', space: OFF },
];

/** The space is not unused any more when its tile lies, but what it is stays. */
function explored(game: Game, { space, paid }: { readonly space: Space; readonly paid: string }): Happens {
  const before = mapInUse(game);
  const map = paid === ID ? mapShowing(game, space) : OFF;
  if (map === before) return NOTHING;
  const ended = before === OFF ? NOTHING : usedUp(before);
  return map === OFF ? ended : [...ended, { type: 'mapInUse', space: map }];
}

/** Whoever explores uses another action. */
function acted(game: PublicGame, { type, seat }: Act): Happens {
  const map = mapInUse(game);
  const isAction = map !== OFF && game.box.handlers.get(type)?.action;
  return isAction && isExplorer(game, seat) ? usedUp(map) : NOTHING;
}

/** Alone, one is the explorer whatever action tile lies open. */
const isExplorer = ({ box, shared }: PublicGame, seat: number) =>
  box.setup.players === 1 || holds(shared.hands[seat], 'X');

/** The hero has left the map: nobody is there, or somebody else has come in its place [X10.4]. */
function left(game: Game, { to }: { readonly to: Space }): Happens {
  const map = mapInUse(game);
  if (map === OFF) return NOTHING;
  return to === map || pawnOn(game, map) < 0 ? usedUp(map) : NOTHING;
}

export const maps: Piece<Maps> = {
  id: ID,
  symbols: ['map'],
  needs: (box) =>
    printed({ box }, 'map').length > 0 ? null : refuse('setup.missingTiles', { piece: ID, tiles: '26, 29' }),
  deal: (_box, dealing) => ({ ...dealing, memory: OFF }),
  events: { mapInUse: { told: 'all', memory: (_before, { space }) => space } },
  onAct: acted,
  permission: { id: ID, order: 3, pays: (game, space) => mapShowing(game, space) !== OFF },
  reactions: [
    { on: 'placed', phase: 'effect', react: explored },
    { on: 'moved', phase: 'capture', react: left },
    { on: 'put', phase: 'effect', react: left },
  ],
};
