import { useEffect, useRef, useState } from 'preact/hooks';
import type { Notice } from '#client/state/session.ts';
import { buzz } from '../../sound/buzz.ts';
import { sound } from '../../sound/synth.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { PawnPic } from './players.tsx';

// Do Something! and stares: impossible to miss for whom they are meant, nothing to anybody else.

interface Call {
  readonly kind: 'prod' | 'stare';
  readonly text: string;
  readonly id: number;
}

const LASTS = { prod: 3_500, stare: 2_500 } as const;
let lastId = 0;

function callOf(notice: Notice, { session, view, nameOf, personName }: Seated): Omit<Call, 'id'> | null {
  if ('type' in notice) {
    if (notice.type !== 'stare') return null;
    const mine = notice.target === session.play.value?.seats[view.seat ?? -1];
    // In a lesson whoever stares sees what the other one would.
    const text = mine
      ? tx('play.alarm.stare', { name: personName(notice.from) })
      : tx('play.stared', { name: personName(notice.target) });
    return { kind: 'stare', text };
  }
  if (notice.kind !== 'events') return null;
  for (const event of notice.events)
    if (event.type === 'doSomething' && event.target === view.seat)
      return { kind: 'prod', text: tx('play.alarm.prodBy', { name: nameOf(event.seat) }) };
  return null;
}

function useCalls(props: Seated): Call | null {
  const [call, setCall] = useState<Call | null>(null);
  const now = useRef(props);
  now.current = props;
  useEffect(
    () =>
      props.session.onNotice((notice) => {
        const found = callOf(notice, now.current);
        if (found?.kind === 'stare') sound('stared');
        if (found !== null) setCall({ ...found, id: ++lastId });
      }),
    [props.session],
  );
  useEffect(() => {
    if (call === null) return;
    buzz(call.kind === 'prod' ? [120, 60, 120, 60, 200] : [80, 80, 80]);
    const timer = setTimeout(() => setCall(null), LASTS[call.kind]);
    return () => clearTimeout(timer);
  }, [call]);
  return call;
}

export function Alarm(props: Seated) {
  const call = useCalls(props);
  return (
    <div role="alert">
      {call === null ? null : (
        <div class={`alarm ${call.kind}`} key={call.id}>
          <div class="alarm-say">
            {call.kind === 'prod' ? <PawnPic /> : <Pic name="eye" />}
            <span>
              {call.kind === 'prod' ? <strong>{tx('play.alarm.prod')}</strong> : null}
              <span>{call.text}</span>
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
