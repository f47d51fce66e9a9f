import { useEffect } from 'preact/hooks';
import { type Route, route } from './router.ts';
import { Home } from './screens/home/home.tsx';
import { Nowhere } from './screens/nowhere/nowhere.tsx';
import { later } from './ui/later.tsx';
import { tx } from './ui/text.ts';
import { Toasts } from './ui/toasts.tsx';

// Everything beside the first page is fetched when it is asked for.
const Room = later(async () => (await import('./screens/room/room.tsx')).Room);
const Solo = later(async () => (await import('./screens/solo/solo.tsx')).Solo);
const Learn = later(async () => (await import('./screens/learn/learn.tsx')).Learn);
const Replay = later(async () => (await import('./screens/replay/replay.tsx')).Replay);
const Book = later(async () => (await import('./screens/book/book.tsx')).Book);
const Rules = later(async () => (await import('./screens/rules/rules.tsx')).Rules);

function Screen({ route: to }: { readonly route: Route }) {
  if (to.at === 'home') return <Home />;
  if (to.at === 'room') return <Room key={to.code} code={to.code} />;
  if (to.at === 'solo') return <Solo />;
  if (to.at === 'learn') return <Learn />;
  if (to.at === 'replay') return <Replay key={to.game} game={to.game} />;
  if (to.at === 'book') return <Book room={to.room} />;
  if (to.at === 'rules') return <Rules scenario={to.scenario} />;
  return <Nowhere />;
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
      <Toasts />
    </>
  );
}
