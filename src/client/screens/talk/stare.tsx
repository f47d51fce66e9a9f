import { useMemo } from 'preact/hooks';
import { pacer } from '#client/state/pacer.ts';
import { STARES } from '#room/signalRates.ts';
import { Pic } from '../../ui/pics.tsx';

export interface StareProps {
  readonly label: string;
  readonly title?: string;
  readonly onStare: () => void;
}

/** [C3] [R5] at one person, and not without end. */
export function StareButton({ label, title, onStare }: StareProps) {
  const { waits, take } = useMemo(() => pacer(STARES), []);
  return (
    <button
      type="button"
      class="button icon"
      title={title}
      aria-label={label}
      aria-disabled={waits.value}
      onClick={() => take(onStare)}
    >
      <Pic name="eye" />
    </button>
  );
}
