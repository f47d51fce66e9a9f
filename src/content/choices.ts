import type { Setup } from '#engine/mall/index.ts';
import { eveningSetup } from './evenings.ts';
import { isModule, MODULES, MOST_GUARDS, withModules } from './moduleList.ts';
import { type AnyChoice, type NumberedChoice, ownSetup } from './own.ts';
import { withGoals } from './ownGoals.ts';
import { FIRST_WITH_ROLES, isLastTile, type RolesChoice, withRoles } from './roles.ts';
import { PERMANENT, setupFor } from './scenarios.ts';

// [X0.5] what joins a scenario is named by the piece of a module, and nothing else is: the pieces of the tutorials, and
// those that make the scenarios, have goals or needs of their own. The first scenario takes none, because modules build
// on the permanent rules. Whether they fit together is the engine's to say.

const FIRST_WITH_MODULES = 2;

type NotJoining =
  | { readonly module: string }
  | { readonly scenario: number }
  | { readonly guards: number; readonly most: number }
  | { readonly rolesFrom: number }
  | { readonly last: number };

/**
 * The first that is no module; the scenario, where it takes none; guards that are too few or too many; else null. Guards
 * that nothing of what joins asks for mean nothing.
 */
export function notJoining({ scenario, modules = [], guards = 1, roles }: NumberedChoice): NotJoining | null {
  const stranger = modules.find((module) => !isModule(module));
  if (stranger !== undefined) return { module: stranger };
  if (modules.length > 0 && scenario < FIRST_WITH_MODULES) return { scenario };
  const asks = MODULES.some(({ piece, byGuards }) => byGuards && modules.includes(piece));
  if (asks && (guards < 1 || guards > MOST_GUARDS)) return { guards, most: MOST_GUARDS };
  return roles === undefined ? null : rolesNotJoining(roles, scenario);
}

/** [H0.1] from the third scenario on, and [H0.2] with tiles that there are. */
function rolesNotJoining({ last }: RolesChoice, scenario: number): NotJoining | null {
  if (scenario < FIRST_WITH_ROLES) return { rolesFrom: FIRST_WITH_ROLES };
  return last === undefined || isLastTile(last) ? null : { last };
}

/** Whatever was chosen, as a set-up for the engine; undefined for what does not exist. */
export function setupOf(choice: AnyChoice, players: number): Setup | undefined {
  if ('evening' in choice) return eveningSetup({ ...choice, players });
  if ('own' in choice) return secret(withGoals(ownSetup(choice.own, players)), choice.roles);
  if (notJoining(choice) !== null) return undefined;
  const { modules = [], guards, roles, ...plain } = choice;
  const setup = secret(setupFor({ ...plain, players }), roles);
  if (setup === undefined || modules.length === 0) return setup;
  return withModules(
    isEarly(choice.scenario) ? { ...setup, pieces: withPermanent(setup.pieces) } : setup,
    modules,
    guards,
  );
}

/** [X0.5] what the campaign adds for good by its sixth scenario holds wherever a module joins. */
const isEarly = (scenario: number) => scenario < 6;
const withPermanent = (pieces: readonly string[]) => [...new Set([...pieces, ...PERMANENT])];

/** Tiles are chosen before modules replace some of them. */
const secret = (setup: Setup | undefined, roles: RolesChoice | undefined) =>
  setup === undefined || roles === undefined ? setup : withRoles(setup, roles);
