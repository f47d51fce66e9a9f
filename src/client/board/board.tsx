import type { Session } from '#client/state/session.ts';
import type { Lang } from '#content/locales/index.ts';

export function Board({ session, lang }: { readonly session: Session; readonly lang: Lang }) {
  return <div class="board" lang={lang} data-open={session.play.value !== null} />;
}
