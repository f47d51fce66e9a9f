import { useEffect } from 'preact/hooks';
import { type Route, route } from './router.ts';
import { fetchTowerTexts, withLateTexts } from './texts.ts';
import { Dealt } from './ui/backToTable.tsx';
import { later } from './ui/later.tsx';
import { tx } from './ui/text.ts';
import { Toasts } from './ui/toasts.tsx';

const fetchLearnTexts = async () => (await import('./learnTexts.ts')).fetchLearnTexts();

// Every screen is fetched when it is asked for.
const SCREENS = {
  home: later(async () => (await import('./screens/home/home.tsx')).Home),
  room: later(async () => (await import('./screens/room/room.tsx')).Room),
  solo: later(async () => (await import('./screens/solo/solo.tsx')).Solo),
  mates: later(async () => (await withLateTexts(import('./screens/mates/mates.tsx'))).WithBots),
  learn: later(async () => {
    const [{ Learn }] = await Promise.all([import('./screens/learn/learn.tsx'), fetchLearnTexts()]);
    return Learn;
  }),
  replay: later(async () => (await withLateTexts(import('./screens/replay/replay.tsx'))).Replay),
  book: later(async () => (await withLateTexts(import('./screens/book/book.tsx'))).Book),
  own: later(async () => (await withLateTexts(import('./screens/own/own.tsx'))).Own),
  tower: later(async () => {
    const [{ Tower }] = await Promise.all([import('./screens/tower/tower.tsx'), fetchTowerTexts()]);
    return Tower;
  }),
  rules: later(async () => {
    const rules = withLateTexts(import('./screens/rules/rules.tsx'));
    const [{ Rules }] = await Promise.all([rules, fetchLearnTexts()]);
    return Rules;
  }),
  nowhere: later(async () => (await import('./screens/nowhere/nowhere.tsx')).Nowhere),
};

export function fetchScreen({ at }: Route): void {
  SCREENS[at].ahead();
}

function Screen({ route: to }: { readonly route: Route }) {
  if (to.at === 'home') return <SCREENS.home.Show />;
  if (to.at === 'room') return <SCREENS.room.Show key={to.code} code={to.code} />;
  if (to.at === 'solo') return <SCREENS.solo.Show />;
  if (to.at === 'mates') return <SCREENS.mates.Show />;
  if (to.at === 'learn') return <SCREENS.learn.Show evening={to.evening} />;
  if (to.at === 'replay') return <SCREENS.replay.Show key={to.game} game={to.game} />;
  if (to.at === 'book') return <SCREENS.book.Show room={to.room} cabinet={to.cabinet} />;
  if (to.at === 'own') return <SCREENS.own.Show key={JSON.stringify(to)} to={to} />;
  if (to.at === 'tower') return <SCREENS.tower.Show key={JSON.stringify(to)} to={to} />;
  if (to.at === 'rules') return <SCREENS.rules.Show scenario={to.scenario} />;
  return <SCREENS.nowhere.Show />;
}

export function App() {
  useEffect(() => {
    document.title = tx('page.title');
  });
  return (
    <>
      <a class="button skip" href="#content">
        {tx('page.skip')}
      </a>
      <Screen route={route.value} />
      <Dealt />
      <Toasts />
    </>
  );
}
