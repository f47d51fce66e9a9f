import { decideTower, mayUse } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import {
  dealDirections,
  emptyTower,
  isTowerEvent,
  type TowerBox,
  type TowerEvent,
  type TowerGame,
} from '#engine/tower/game.ts';
import { replayTower, towerHash } from '#engine/tower/log.ts';
import type { GameEngine } from './gameEngine.ts';

// A quest of the tower at a room's table: no clock, and no secrets.

export type TowerEngine = GameEngine<TowerGame, TowerEvent> & { readonly box: TowerBox };

export function towerEngine(box: TowerBox): TowerEngine {
  const { players } = box.setup;
  const everyone = [...Array.from({ length: players }, (_, seat) => seat), null];
  return {
    box,
    players,
    hasSecretSeats: false,
    deal: (random) => {
      const dealt = dealDirections(box, random);
      return { game: evolveTower(emptyTower(box), dealt), dealt };
    },
    decide: decideTower,
    empty: () => emptyTower(box),
    evolve: evolveTower,
    knows: isTowerEvent,
    upcast: (entry) => entry,
    replay: (entries) => replayTower(box, entries),
    audiences: (events) => [{ seats: everyone, events }],
    time: () => 0,
    deadline: () => null,
    isSilent: (game) => !mayUse(game, 'words'),
    hasBegun: () => true,
    isPaused: () => false,
    isRunning: () => false,
    plays: () => true,
    standIn: () => [],
    comeback: ({ away }) => away.flatMap((gone, of) => (gone ? [] : { type: 'presence', of, away: true })),
    result,
    hash: towerHash,
  };
}

function result({ won, actions }: TowerGame) {
  return won === null ? null : { won, reason: won ? 'solved' : 'skipped', timers: 0, actions };
}
