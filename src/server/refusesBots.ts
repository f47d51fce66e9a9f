import { refusesGoals } from '#room/botGoals.ts';
import type { MallEngine } from '#room/mallEngine.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { TowerEngine } from '#room/towerEngine.ts';
import { isTabled } from '#solver/solve.ts';
import type { AnyEngine } from './catalogue.ts';

/** [R32] a secret is nothing for a bot, and nobody knows the way through a puzzle that is too large for a table; else null. */
export function refusesBots(engine: AnyEngine): AnyRefusal | null {
  if (engine.hasSecretSeats) return roomRefuse('lobby.botsRoles');
  if (!isTower(engine)) return isMall(engine) ? refusesGoals(engine.box) : null;
  return isTabled(engine.box.graph) ? null : roomRefuse('lobby.botsTower');
}

const hasBox = (engine: object): engine is { readonly box: object } =>
  'box' in engine && typeof engine.box === 'object' && engine.box !== null;

const isTower = (engine: object): engine is TowerEngine => hasBox(engine) && 'graph' in engine.box;
const isMall = (engine: object): engine is MallEngine => hasBox(engine) && 'setup' in engine.box;
