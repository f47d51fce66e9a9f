import { offline, online } from '../../offline/offline.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

/** Whether the tower can do without a connection. */
export function OfflineLine() {
  const state = offline.value;
  return (
    <p class="offline-line small soft" role="status" data-offline={state}>
      {state === 'cannot' ? null : (
        <>
          <Pic name={state === 'fetching' ? 'download' : 'check'} />
          {tx(`towerMap.offline.${online.value ? state : 'none'}`)}
        </>
      )}
    </p>
  );
}
