import type { Stars } from '#content/adventures.ts';
import type { TowerRoute } from '../../router.ts';
import { later } from '../../ui/later.tsx';
import { Nowhere } from '../nowhere/nowhere.tsx';

// Everything there is in the tower, each view fetched when it is asked for.

const VIEWS = {
  map: later(async () => (await import('./map/map.tsx')).TowerMap),
  quest: later(async () => (await import('./alone/questAlone.tsx')).QuestAlone),
  daily: later(async () => (await import('./daily/daily.tsx')).Daily),
  day: later(async () => (await import('./daily/dayAlone.tsx')).DayAlone),
  practice: later(async () => (await withIdeas(import('./practice/practice.tsx'))).Practice),
  practising: later(async () => (await import('./practice/practiceAlone.tsx')).PracticeAlone),
  edit: later(async () => (await withItsWords(import('./edit/editRoute.tsx'))).EditRoute),
  browse: later(async () => (await withItsWords(import('./published/browse.tsx'))).Browse),
  published: later(async () => (await withItsWords(import('./published/published.tsx'))).Published),
};

/** Few draw: the words of that come with what says them. */
async function withItsWords<T>(part: Promise<T>): Promise<T> {
  const words = import('../../towerLateTexts.ts').then(({ fetchTowerLateTexts }) => fetchTowerLateTexts());
  const [here] = await Promise.all([part, words]);
  return here;
}

/** One chooses among ideas there. */
async function withIdeas<T>(part: Promise<T>): Promise<T> {
  const words = import('../../ideasTexts.ts').then(({ fetchIdeasTexts }) => fetchIdeasTexts());
  const [here] = await Promise.all([part, words]);
  return here;
}

export function Tower({ to }: { readonly to: TowerRoute }) {
  const { view, id } = to;
  if (view === 'map') return <VIEWS.map.Show />;
  if (view === 'quest') return <VIEWS.quest.Show id={to.id} />;
  if (view === 'daily') return id === undefined ? <VIEWS.daily.Show /> : <VIEWS.day.Show day={id} />;
  if (view === 'practice' && id === undefined) return <VIEWS.practice.Show />;
  if (view === 'practice' && isLevel(id)) return <VIEWS.practising.Show level={Number(id) as Stars} />;
  if (view === 'browse') return <VIEWS.browse.Show />;
  if (view === 'edit') return <VIEWS.edit.Show id={id} />;
  if (view === 'published') return <VIEWS.published.Show key={to.id} id={to.id} />;
  return <Nowhere />;
}

const isLevel = (id = '') => /^[1-4]$/.test(id);
