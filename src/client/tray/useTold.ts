import { useEffect, useRef } from 'preact/hooks';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import type { Session } from '#client/state/session.ts';
import type { MallEvent, Refusal, View } from '#engine/mall/index.ts';
import { toast } from '../ui/toasts.tsx';
import { type Token, tellRefused } from './token.ts';

/** A long history, of a page that came late or a replay that was wound on, is no news. */
const MOST_AT_ONCE = 24;

/** An event in words, for everybody to read; null where it is somebody else's to tell. */
export type Say = (view: View, event: MallEvent) => string | null;

/** Everyone reads who used what; whoever was refused, why. */
export function useTold(session: Session, tokens: readonly Token[], say: Say): void {
  const now = useRef({ tokens, say });
  now.current = { tokens, say };
  useEffect(
    () =>
      session.onNotice((notice) => {
        const model = mallModel(session);
        if (!('kind' in notice) || model.view.value === null) return;
        if (notice.kind === 'events' && notice.events.length <= MOST_AT_ONCE)
          for (const event of notice.events) read(model.view.value, event, now.current.say);
        else if (notice.kind === 'refused' && notice.command !== undefined)
          refused(model, now.current.tokens, notice as RefusedNotice);
      }),
    [session],
  );
}

function read(view: View, event: MallEvent, say: Say): void {
  const text = say(view, event);
  if (text !== null) toast(text);
}

interface RefusedNotice {
  readonly refusal: Refusal;
  readonly command: Parameters<typeof tellRefused>[2];
}

function refused(model: MallModel, tokens: readonly Token[], { refusal, command }: RefusedNotice): void {
  const token = tokens.find(({ type }) => type === command.type);
  if (token !== undefined) tellRefused(model, token, command, refusal);
}
