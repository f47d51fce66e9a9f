import { Pic, type PicName } from '../ui/pics.tsx';
import { tx } from '../ui/text.ts';
import { offline, online } from './offline.ts';
import './offlineLine.css';

const PICS: Readonly<Record<Exclude<typeof offline.value, 'cannot'>, PicName>> = {
  http: 'lock',
  fetching: 'download',
  ready: 'check',
  newer: 'check',
};

/** Whether it all works without a connection; or why it never will. */
export function OfflineLine() {
  const state = offline.value;
  return (
    <p class="offline-line small soft" role="status" data-offline={state}>
      {state === 'cannot' ? null : (
        <>
          <Pic name={PICS[state]} />
          {tx(`offline.${online.value || state === 'http' ? state : 'none'}`)}
        </>
      )}
    </p>
  );
}
