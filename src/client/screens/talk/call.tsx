import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { buzz } from '../../sound/buzz.ts';
import './call.css';

// What must not be missed, in the mall and in the tower: it fills the window for a moment, and is felt where a device can.

export const CALLS = ['prod', 'stare', 'finger'] as const;
export type CallKind = (typeof CALLS)[number];

const LASTS: Readonly<Record<CallKind, number>> = { prod: 3_500, stare: 2_500, finger: 3_500 };
const FELT: Readonly<Record<CallKind, readonly number[]>> = {
  prod: [120, 60, 120, 60, 200],
  stare: [80, 80, 80],
  finger: [80],
};

let lastId = 0;

/** The one that came last, until its time is over. */
export function useCall<T extends { readonly kind: CallKind }>() {
  const [call, setCall] = useState<(T & { readonly id: number }) | null>(null);
  useEffect(() => {
    if (call === null) return;
    buzz(FELT[call.kind]);
    const timer = setTimeout(() => setCall(null), LASTS[call.kind]);
    return () => clearTimeout(timer);
  }, [call]);
  const say = (next: T) => setCall({ ...next, id: ++lastId });
  return [call, say] as const;
}

interface CallLook {
  readonly call: { readonly kind: CallKind; readonly id: number } | null;
  readonly pic: ComponentChildren;
  readonly children: ComponentChildren;
}

export function CallOut({ call, pic, children }: CallLook) {
  return (
    <div role="alert">
      {call === null ? null : (
        <div class={`alarm ${call.kind}`} key={call.id}>
          <div class="alarm-say">
            {pic}
            <span>{children}</span>
          </div>
        </div>
      )}
    </div>
  );
}
