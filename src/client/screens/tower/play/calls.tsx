import { useEffect } from 'preact/hooks';
import type { TowerTable } from '#client/tower/table.ts';
import type { Help } from '#protocol/signs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { CallOut, useCall } from '../../talk/call.tsx';
import { HelpPicture } from './helpTile.tsx';

// [T17] stares, and fingers on the help tile: as little to be missed as in the mall.

type Call =
  | { readonly kind: 'stare'; readonly text: string }
  | { readonly kind: 'finger'; readonly text: string; readonly icon: Help };

interface CallsLook {
  readonly table: TowerTable;
  /** Whether the help tile is open: what is pointed at is marked there. */
  readonly helps: boolean;
}

export function Calls({ table, helps }: CallsLook) {
  const { onNotice, people, seat } = table;
  const [call, say] = useCall<Call>();
  useEffect(
    () =>
      onNotice((notice) => {
        if (!('type' in notice) || (notice.type !== 'stare' && notice.type !== 'pointed')) return;
        const nameOf = (id: number) => people.value.find((one) => one.id === id)?.name ?? tx('door.someone');
        const name = nameOf(notice.from);
        const own = people.value.findIndex(({ id }) => id === notice.from) === seat;
        if (notice.type === 'stare')
          say({ kind: 'stare', text: stareWords(own, name, nameOf(notice.target)) });
        else if (!own && !helps)
          say({ kind: 'finger', text: fingerWords(name, notice.icon), icon: notice.icon });
      }),
    [onNotice, seat, helps],
  );
  return (
    <CallOut
      call={call}
      pic={call?.kind === 'finger' ? <HelpPicture icon={call.icon} /> : <Pic name="eye" />}
    >
      {call?.text}
    </CallOut>
  );
}

/** With a bot in the page one's own stare is heard as well: then it is said what the other one sees. */
function stareWords(own: boolean, from: string, target: string): string {
  return own ? tx('play.stared', { name: target }) : tx('play.alarm.stare', { name: from });
}

function fingerWords(name: string, icon: Help): string {
  return tx('tower.tile.pointed', { name, what: tx(`tower.tile.${icon}`) });
}
