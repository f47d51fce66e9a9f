import type { Setup } from '#engine/mall/index.ts';
import { eveningSetup } from './evenings.ts';
import { withModules } from './moduleList.ts';
import { type AnyChoice, ownSetup } from './own.ts';
import { withGoals } from './ownGoals.ts';
import { setupFor } from './scenarios.ts';

/** Whatever was chosen, as a set-up for the engine; undefined for what does not exist. */
export function setupOf(choice: AnyChoice, players: number): Setup | undefined {
  if ('evening' in choice) return eveningSetup({ ...choice, players });
  if ('own' in choice) return withGoals(ownSetup(choice.own, players));
  const { modules = [], ...plain } = choice;
  const setup = setupFor({ ...plain, players });
  return setup && withModules(setup, modules);
}
