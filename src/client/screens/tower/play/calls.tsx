import { useEffect } from 'preact/hooks';
import type { TowerTable } from '#client/tower/table.ts';
import type { Help } from '#protocol/signs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { CallOut, useCall } from '../../talk/call.tsx';
import { HelpPicture } from './helpTile.tsx';

// [T17] stares, and fingers on the help tile: as little to be missed as in the mall.

type Call =
  | { readonly kind: 'stare'; readonly name: string }
  | { readonly kind: 'finger'; readonly name: string; readonly icon: Help };

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
        const from = people.value.findIndex(({ id }) => id === notice.from);
        const name = people.value[from]?.name ?? tx('door.someone');
        if (notice.type === 'stare') say({ kind: 'stare', name });
        else if (from !== seat && !helps) say({ kind: 'finger', name, icon: notice.icon });
      }),
    [onNotice, seat, helps],
  );
  return (
    <CallOut
      call={call}
      pic={call?.kind === 'finger' ? <HelpPicture icon={call.icon} /> : <Pic name="eye" />}
    >
      {call === null ? null : wordsOf(call)}
    </CallOut>
  );
}

function wordsOf(call: Call): string {
  const { name } = call;
  if (call.kind === 'stare') return tx('play.alarm.stare', { name });
  return tx('tower.tile.pointed', { name, what: tx(`tower.tile.${call.icon}`) });
}
