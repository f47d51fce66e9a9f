import type { View } from '#engine/mall/index.ts';
import { levelOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { type RoleStory, storiesOf } from '#engine/mall/rules/hiddenRoles/story.ts';
import { list, tx } from '../../../ui/text.ts';
import { SeatRole, type SeatTellingProps } from './seat.tsx';
import './roles.css';

export type RolesToldProps = Omit<SeatTellingProps, 'story'> & { readonly view: View };

/** Everyone's card, lying open: for whoever looks at the result again. */
export function RolesTold({ view, ...around }: RolesToldProps) {
  const stories = storiesOf(view);
  return (
    <section class="reveal-all">
      <h3>{tx('roles.end.roles')}</h3>
      <LevelLine view={view} />
      <Verdict seat={view.seat} stories={stories} nameOf={around.nameOf} />
      <ol class="reveal-seats">
        {stories.map((story) => (
          <SeatRole key={story.seat} story={story} shows="all" {...around} />
        ))}
      </ol>
    </section>
  );
}

export function LevelLine({ view }: { readonly view: View }) {
  const level = levelOf(view);
  return <p class="small soft">{tx('roles.end.level', { level, name: tx(`roles.level.${level}`) })}</p>;
}

interface VerdictProps {
  /** Whoever looks; null where they only watched. */
  readonly seat: number | null;
  readonly stories: readonly RoleStory[];
  readonly nameOf: (seat: number) => string;
}

/** How one fared oneself, who won, and who did in part. */
export function Verdict({ seat, stories, nameOf }: VerdictProps) {
  const own = stories.find((story) => story.seat === seat)?.outcome ?? null;
  const fared = (outcome: RoleStory['outcome']) =>
    stories.filter((story) => story.outcome === outcome).map(({ seat }) => nameOf(seat));
  const [won, partly] = [fared('won'), fared('partial')];
  return (
    <div class="reveal-verdict">
      {own === null ? null : (
        <p class="reveal-own">
          <strong>{tx(`roles.end.you.${own}`)}</strong>
        </p>
      )}
      <p>
        <strong>
          {won.length === 0 ? tx('roles.end.nobody') : tx('roles.end.winners', { names: list(won) })}
        </strong>
      </p>
      {partly.length === 0 ? null : <p>{tx('roles.end.partly', { names: list(partly) })}</p>}
    </div>
  );
}
