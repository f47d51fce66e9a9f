import type { Session } from '#client/state/session.ts';
import { MATE_LEVELS, type MateLevel } from '#engine/core/mateLevels.ts';
import { tx } from '../../ui/text.ts';
import './bots.css';

export interface BotLevelsProps {
  readonly session: Session;
  readonly onDone: () => void;
}

/** How lively a bot there shall be: a tap, and one sits at the table. */
export function BotLevels({ session, onDone }: BotLevelsProps) {
  const add = (level: MateLevel) => () => {
    session.say({ type: 'addBot', level });
    onDone();
  };
  return (
    <div class="stack">
      <p>{tx('door.addBotHint')}</p>
      {MATE_LEVELS.map((level) => (
        <button type="button" key={level} class="button bot-level" onClick={add(level)}>
          <strong>{tx(`door.bot.${level}`)}</strong>
          <span class="small soft">{tx(`door.bot.${level}Hint`)}</span>
        </button>
      ))}
    </div>
  );
}
