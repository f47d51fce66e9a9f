import type { ComponentType } from 'preact';
import type { AchievementId } from '#content/achievements/goals.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { Icon } from './icon.tsx';
import { fetchCabinetTexts } from './texts.ts';
import './cabinet.css';

// What a game gave somebody who had it not yet.

interface NewOnesProps {
  readonly ids: readonly AchievementId[];
  /** Where they stand. */
  readonly cabinet: string;
}

/** They are named by words of the cabinet. */
export async function fetchNewOnes(): Promise<ComponentType<NewOnesProps>> {
  await fetchCabinetTexts();
  return NewOnes;
}

function NewOnes({ ids, cabinet }: NewOnesProps) {
  return (
    <section class="new-feats">
      <h3>{tx('cabinet.new', { count: ids.length })}</h3>
      <ul class="feats">
        {ids.map((id) => (
          <li key={id} class="feat feat-held">
            <span class="feat-icon">
              <Icon id={id} />
            </span>
            <div class="feat-say">
              <strong>{tx(`cabinet.${id}`)}</strong>
              <span class="small">{tx(`cabinet.${id}.takes`)}</span>
            </div>
          </li>
        ))}
      </ul>
      <Link to={cabinet} class="button">
        <Pic name="ribbon" />
        {tx('cabinet.look')}
      </Link>
    </section>
  );
}
