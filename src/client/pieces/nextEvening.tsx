import { Pic } from '#client/ui/pics.tsx';
import { gameName, tx } from '#client/ui/text.ts';
import { nextEvening } from '#content/evenings.ts';
import type { GameChoice } from '#protocol/messages.ts';

interface NextEveningProps {
  readonly choice: GameChoice;
  readonly onGo: (choice: GameChoice) => void;
}

/** [X0.7] the way on from an evening that was won. */
export function NextEvening({ choice, onGo }: NextEveningProps) {
  const next = 'evening' in choice ? nextEvening(choice.evening) : null;
  if (next === null) return null;
  return (
    <button type="button" class="button sand" onClick={() => onGo({ ...choice, evening: next })}>
      <Pic name="next" />
      {tx('security.evening.next', { name: gameName({ evening: next }) ?? '' })}
    </button>
  );
}
