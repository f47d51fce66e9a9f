import { useEffect, useRef } from 'preact/hooks';
import type { Notice } from '#client/state/session.ts';
import { sound } from '../../sound/synth.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { CallOut, useCall } from '../talk/call.tsx';
import type { Seated } from './around.ts';
import { PawnPic } from './players.tsx';

// Do Something! and stares: impossible to miss for whom they are meant, nothing to anybody else.

interface Call {
  readonly kind: 'prod' | 'stare';
  readonly text: string;
}

function callOf(notice: Notice, { session, view, nameOf, personName }: Seated): Call | null {
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

function useCalls(props: Seated) {
  const [call, say] = useCall<Call>();
  const now = useRef(props);
  now.current = props;
  useEffect(
    () =>
      props.session.onNotice((notice) => {
        const found = callOf(notice, now.current);
        if (found?.kind === 'stare') sound('stared');
        if (found !== null) say(found);
      }),
    [props.session],
  );
  return call;
}

export function Alarm(props: Seated) {
  const call = useCalls(props);
  return (
    <CallOut call={call} pic={call?.kind === 'prod' ? <PawnPic /> : <Pic name="eye" />}>
      {call?.kind === 'prod' ? <strong>{tx('play.alarm.prod')}</strong> : null}
      <span>{call?.text}</span>
    </CallOut>
  );
}
