import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';

interface BotButtonLook {
  readonly on?: boolean;
  /** Not yet, while what a bot needs is on its way: the board keeps its place when it comes. */
  readonly onClick?: () => void;
}

/** Brings a bot to the table, or sends it away. */
export function BotButton({ on = false, onClick }: BotButtonLook) {
  return (
    <button
      type="button"
      class={on ? 'button with-bot on' : 'button with-bot'}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      <Pic name="bot" />
      {tx(on ? 'tower.withoutBot' : 'tower.withBot')}
    </button>
  );
}
