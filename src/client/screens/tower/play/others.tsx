import type { TowerTable } from '#client/tower/table.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { BotMark } from '../../../ui/botMark.tsx';
import { tx } from '../../../ui/text.ts';
import { StareButton } from '../../talk/stare.tsx';
import { SmallDirections } from './directions.tsx';

/** Those one plays with: what they hold, whether they are away, and a stare. */
export function Others({ table, game }: { readonly table: TowerTable; readonly game: TowerGame }) {
  const people = table.people.value;
  if (people.length === 0) return null;
  return (
    <ul class="quest-others" aria-label={tx('tower.others')}>
      {people.map(({ id, name, face, away, bot }, seat) =>
        seat === table.seat ? null : (
          <li key={id} class={away ? 'quest-other away' : 'quest-other'}>
            <Avatar name={name} number={face} away={away} />
            <span class="quest-other-text">
              <span class="quest-other-name">{name}</span>
              <SmallDirections directions={game.hands[seat] ?? []} />
              {bot ? <BotMark /> : null}
              {away ? <span class="small soft">{tx('tower.away')}</span> : null}
            </span>
            {table.seat === null || game.won !== null || away ? null : (
              <StareButton
                label={tx('tower.stare', { name })}
                onStare={() => table.act({ type: 'stare', target: seat })}
              />
            )}
          </li>
        ),
      )}
    </ul>
  );
}
