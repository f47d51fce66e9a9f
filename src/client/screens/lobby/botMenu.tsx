import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { isOver } from '../../ui/turned.ts';
import type { PersonMenuProps } from './personMenu.tsx';

/** What the host may do about a bot. One that plays for somebody who is away has no chair, and may go at any time. */
export function BotMenu({ session, person, onDone }: PersonMenuProps) {
  const { id, name, chair, bot } = person;
  if (bot === undefined) return null;
  const mayGo = chair === null || session.lobby.value?.game === null || isOver(session);
  const remove = () => {
    session.say({ type: 'removeBot', person: id });
    onDone();
  };
  return (
    <div class="stack">
      <p>{tx('door.botIs', { name, level: tx(`door.bot.${bot}`).toLowerCase() })}</p>
      {mayGo ? (
        <button type="button" class="button" onClick={remove}>
          <Pic name="bin" />
          {tx('door.botGo', { name })}
        </button>
      ) : (
        <p class="small soft">{tx('door.botStays')}</p>
      )}
    </div>
  );
}
