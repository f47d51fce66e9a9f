import type { ComponentType } from 'preact';
import { fetchTalesTexts } from '../../talesTexts.ts';
import { later } from '../../ui/later.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { type Fresh, NewAchievements } from './achieved.tsx';
import { Awards } from './awards.tsx';
import type { EndProps } from './end.tsx';
import { RecordLines } from './recordLines.tsx';
import type { Story } from './story.ts';
import './tale.css';

// What there is to tell of a game: records of the group, awards, numbers, and a picture to take along.

export type TaleProps = Omit<EndProps, 'children' | 'rare' | 'story' | 'achiever' | 'first' | 'roles'> & {
  readonly story: Story;
  readonly fresh: Fresh;
};

/** Nothing is told before its words are here. */
export async function fetchTale(): Promise<ComponentType<TaleProps>> {
  await fetchTalesTexts();
  return Tale;
}

const LateShare = later(
  async () => (await import('./share/share.tsx')).Share,
  () => null,
  () => null,
);

function Tale(props: TaleProps) {
  const { game, view, story, nameOf, fresh } = props;
  return (
    <>
      <NewAchievements fresh={fresh} />
      {game === undefined ? null : <RecordLines game={game} />}
      <Awards entries={story.entries} setup={view.box.setup} nameOf={nameOf} />
      <Numbers story={story} nameOf={nameOf} />
      <LateShare.Show {...props} />
    </>
  );
}

function Numbers({ story, nameOf }: Pick<TaleProps, 'story' | 'nameOf'>) {
  const numbers = [
    ['time', minutes(story.time)],
    ['flips', story.flips],
    ['tiles', story.tiles],
    ['wait', minutes(story.wait)],
    ['prods', story.prods],
  ] as const;
  return (
    <>
      <dl class="end-numbers" aria-label={tx('tales.end.numbers')}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{tx(`tales.end.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Acts acts={story.acts} nameOf={nameOf} />
    </>
  );
}

function Acts({ acts, nameOf }: { readonly acts: readonly number[] } & Pick<TaleProps, 'nameOf'>) {
  const most = Math.max(1, ...acts);
  return (
    <table class="end-acts">
      <caption>{tx('tales.end.actsBy')}</caption>
      <tbody>
        {acts.map((count, seat) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{nameOf(seat)}</bdi>
            </th>
            <td>
              <span class="end-share" style={{ '--share': count / most }} aria-hidden="true" />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
