import { EVENINGS, nextEvening } from '#content/evenings.ts';
import type { EveningChoice, GameChoice } from '#protocol/messages.ts';
import { tx } from '../../ui/text.ts';
import type { Mark } from '../lobby/card.tsx';
import { EveningCard } from './eveningCard.tsx';

export interface EveningListProps {
  readonly choice: GameChoice;
  readonly pick: (choice: GameChoice) => void;
  readonly fits: (choice: GameChoice) => boolean;
  readonly won: ReadonlySet<string>;
}

/** The one after the furthest win. */
export function upNextEvening(won: ReadonlySet<string>): string | null {
  const furthest = EVENINGS.findLast(({ id }) => won.has(id));
  return furthest === undefined ? (EVENINGS[0]?.id ?? null) : nextEvening(furthest.id);
}

/** Ready-made evenings in the order of the books. */
export function EveningList({ choice, pick, fits, won }: EveningListProps) {
  const next = upNextEvening(won);
  const markOf = (id: string): Mark => (won.has(id) ? 'won' : id === next ? 'upNext' : null);
  const current = 'evening' in choice ? choice.evening : null;
  return (
    <>
      <p class="small soft">{tx('security.evenings.hint')}</p>
      <ul class="scenario-list">
        {EVENINGS.filter(({ id }) => fits({ evening: id })).map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class="scenario-pick"
              aria-pressed={id === current}
              onClick={() => pick(switchToEvening(choice, id))}
            >
              <EveningCard choice={{ evening: id }} mark={markOf(id)} brief />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Another evening keeps how it is played. */
export function switchToEvening(choice: GameChoice, evening: string): EveningChoice {
  if ('own' in choice) return { evening };
  const { sand, theft } = choice;
  const kept = {
    ...(sand === undefined ? {} : { sand }),
    ...(theft === undefined ? {} : { theft }),
  };
  if ('scenario' in choice) return { ...kept, evening };
  const { hardcore, side, tokens } = choice;
  return {
    ...kept,
    ...(hardcore === undefined ? {} : { hardcore }),
    ...(side === undefined ? {} : { side }),
    ...(tokens === undefined ? {} : { tokens }),
    evening,
  };
}
