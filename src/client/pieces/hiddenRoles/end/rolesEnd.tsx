import { useEffect, useState } from 'preact/hooks';
import { wasCelebrated } from '#client/screens/end/celebrated.ts';
import type { EndProps } from '#client/screens/end/end.tsx';
import { startOf } from '#client/screens/end/story.ts';
import type { View } from '#engine/mall/index.ts';
import { later } from '../../../ui/later.tsx';
import { tx } from '../../../ui/text.ts';
import { rolesTitle, rolesWhy } from './titles.ts';

// The end of a game in which everyone had a card: first they are turned over, then they lie open beside the result.

const Waiting = () => <p>{tx('play.end.counting')}</p>;
const LateReveal = later(async () => (await import('./reveal.tsx')).Reveal, Waiting, Waiting);
const LateRoles = later(async () => (await import('./told.tsx')).RolesTold, Waiting, Waiting);

type Around = Pick<EndProps, 'story' | 'nameOf'> & {
  readonly view: View | undefined;
  readonly game: string;
  readonly faceOf: (seat: number) => number;
};

/** What it adds to the end; nothing for any other game. */
export function useRolesEnd({ view, game, story, nameOf, faceOf }: Around): Partial<EndProps> {
  const hasRoles = view?.shared.memory.hiddenRoles !== undefined;
  const [revealed, setRevealed] = useState(() => wasCelebrated(game));
  const reveal = () => setRevealed(true);
  useEffect(() => {
    if (!hasRoles) return;
    LateRoles.ahead();
    // Without what shows it there is nothing to wait for.
    LateReveal.fetch().catch(reveal);
  }, [hasRoles]);
  const result = view?.shared.result ?? null;
  if (!hasRoles || view === undefined || result === null) return {};
  const told = { view, nameOf, faceOf, start: story === null ? null : startOf(story.entries) };
  const ended = { title: rolesTitle(result), why: rolesWhy(result) };
  if (!revealed) return { ...ended, first: <LateReveal.Show {...told} {...ended} onDone={reveal} /> };
  return { ...ended, roles: <LateRoles.Show {...told} /> };
}
