import { goalText } from '#content/locales/goal.ts';
import { prefs } from '../../prefs.ts';
import type { Seated } from './around.ts';

/** What this table plays for, in one sentence. */
export function Goal({ view }: Pick<Seated, 'view'>) {
  return <>{goalText(prefs.lang.value, view)}</>;
}
