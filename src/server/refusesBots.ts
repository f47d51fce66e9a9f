import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { TowerEngine } from '#room/towerEngine.ts';
import { isTabled } from '#solver/solve.ts';
import type { AnyEngine } from './catalogue.ts';

/** [R32] a secret is nothing for a bot, and nobody knows the way through a puzzle that is too large for a table; else null. */
export function refusesBots(engine: AnyEngine): AnyRefusal | null {
  if (engine.hasSecretSeats) return roomRefuse('lobby.botsRoles');
  return isTower(engine) && !isTabled(engine.box.graph) ? roomRefuse('lobby.botsTower') : null;
}

function isTower(engine: object): engine is TowerEngine {
  return 'box' in engine && typeof engine.box === 'object' && engine.box !== null && 'graph' in engine.box;
}
