import { Pic } from './pics.tsx';
import { tx } from './text.ts';

/** Nobody takes a bot for a person: a word and a picture, wherever its face is. */
export function BotMark() {
  return (
    <span class="bot-mark">
      <Pic name="bot" />
      {tx('door.bot')}
    </span>
  );
}
