import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { PublicGame } from '../../state.ts';
import { rolesOf } from './memory.ts';
import type { Code } from './words.ts';

/** Nothing else is done while the last one decides [H3.4] or traitors guess [H5.2]. */
export function notSettling(game: PublicGame): Refusal<Code> | null {
  const { last, divining } = rolesOf(game);
  return last === null && divining === null ? null : refuse<Code>('roles.settling');
}
