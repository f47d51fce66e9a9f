import { useEffect, useState } from 'preact/hooks';
import { buzz, sound } from '../../sound/synth.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { PawnPic } from './players.tsx';

// Do Something! and stares: impossible to miss for whom they are meant, nothing to anybody else.

interface Call {
  readonly kind: 'prod' | 'stare';
  readonly name: string;
  readonly id: number;
}

const LASTS = { prod: 3_500, stare: 2_500 } as const;
let lastId = 0;

function useCalls({ session, view, nameOf, personName }: Seated): Call | null {
  const [call, setCall] = useState<Call | null>(null);
  const { seat } = view;
  useEffect(
    () =>
      session.onNotice((notice) => {
        if ('type' in notice) {
          if (notice.type !== 'stare') return;
          sound('stared');
          setCall({ kind: 'stare', name: personName(notice.from), id: ++lastId });
        } else if (notice.kind === 'events') {
          const prod = notice.events.find((event) => event.type === 'doSomething' && event.target === seat);
          if (prod?.type === 'doSomething') setCall({ kind: 'prod', name: nameOf(prod.seat), id: ++lastId });
        }
      }),
    [session, seat],
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
    <div role="alert" class="alarm-place">
      {call === null ? null : (
        <div class={`alarm ${call.kind}`} key={call.id}>
          <div class="alarm-say">
            {call.kind === 'prod' ? <PawnPic /> : <Pic name="eye" />}
            <span>
              {call.kind === 'prod' ? <strong>{tx('play.alarm.prod')}</strong> : null}
              <span>
                {tx(call.kind === 'prod' ? 'play.alarm.prodBy' : 'play.alarm.stare', { name: call.name })}
              </span>
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
