import type { Line } from '../draw/text.ts';
import type { Secret } from './show.ts';

// [H0.1] one's own card where a game is printed line by line: on a page of its own, of which nothing stays behind.

const ASIDE = '\u001b[?1049h';
const CLEAR = '\u001b[2J\u001b[H';
const BACK = '\u001b[?1049l';

export interface Covers {
  /** Others look away first; the next line shows the card, the one after that hides it. */
  open(secret: Secret): void;
  /** What a line did that was only meant for what was shown; null where nothing was. */
  turn(): 'shown' | 'hidden' | null;
  /** Hides whatever is shown, because something else has to be said. */
  hide(): void;
}

export function coversOn(put: (text: string) => void, write: (lines: readonly Line[]) => void): Covers {
  let shown: 'nothing' | 'away' | 'own' = 'nothing';
  let own: readonly Line[] = [];
  const hide = () => {
    if (shown !== 'nothing') put(BACK);
    shown = 'nothing';
    own = [];
  };
  const page = (lines: readonly Line[]) => {
    put(CLEAR);
    write(lines);
  };
  return {
    open: (secret) => {
      put(ASIDE);
      page(secret.away);
      shown = 'away';
      own = secret.own;
    },
    turn: () => {
      if (shown === 'nothing') return null;
      if (shown === 'own') {
        hide();
        return 'hidden';
      }
      page(own);
      shown = 'own';
      return 'shown';
    },
    hide,
  };
}
