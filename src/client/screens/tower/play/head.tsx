import type { Proof } from '#content/quest-format/shipped.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { Link } from '../../../ui/controls.tsx';
import { MuteButton } from '../../../ui/mute.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { SettingsButton } from '../../../ui/topbar.tsx';
import { Climb } from '../stars.tsx';

export interface HeadProps {
  readonly title: string;
  /** Where it is: the floor, the lesson, the day. */
  readonly place?: string | undefined;
  readonly stars?: number | undefined;
  readonly home: string;
  readonly onBack?: (() => void) | undefined;
  readonly game: TowerGame;
  readonly proof: Proof | null;
}

export function Head({ title, place, stars, home, onBack, game, proof }: HeadProps) {
  const count = game.actions;
  return (
    <header class="quest-head">
      <div class="quest-bar">
        {onBack === undefined ? (
          <Link to={home} class="button icon plain" label={tx('tower.back')}>
            <Pic name="back" />
          </Link>
        ) : (
          <button type="button" class="button icon plain" aria-label={tx('tower.leave')} onClick={onBack}>
            <Pic name="back" />
          </button>
        )}
        <div class="quest-title">
          <h1>{title}</h1>
          {place === undefined ? null : <p class="small soft">{place}</p>}
        </div>
        <MuteButton plain />
        <SettingsButton />
      </div>
      <div class="quest-facts">
        {stars === undefined ? null : <Climb count={stars} />}
        <span class="quest-count">
          <strong>{tx('tower.actions', { count })}</strong>
          <span class="soft">{bestWords(proof)}</span>
        </span>
      </div>
    </header>
  );
}

export function bestWords(proof: Proof | null): string {
  if (proof === null) return tx('tower.best.unknown');
  const { solution, bound } = proof;
  const best = solution.length;
  return bound < best ? tx('tower.best.least', { best, bound }) : tx('tower.best', { best });
}
