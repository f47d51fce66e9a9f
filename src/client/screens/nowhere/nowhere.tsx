import { Link } from '../../ui/controls.tsx';
import { tx } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';

export function Nowhere() {
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('page.nowhere.title')}</h1>
        <p>{tx('page.nowhere.next')}</p>
        <Link to="/" class="button primary">
          {tx('page.nowhere.home')}
        </Link>
      </main>
    </>
  );
}
