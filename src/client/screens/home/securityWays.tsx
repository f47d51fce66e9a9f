import type { ComponentType } from 'preact';
import { fetchTalesTexts } from '../../talesTexts.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

export async function fetchSecurityWays(): Promise<ComponentType> {
  await fetchTalesTexts();
  return SecurityWays;
}

/** Maximum Security and what can be achieved with it, and Hidden Roles: below what everybody looks for first. */
function SecurityWays() {
  return (
    <nav class="home-ways" aria-label={tx('game.security')}>
      <Link to="/learn/security" class="card home-way">
        <Pic name="lock" />
        <span>
          <strong>{tx('game.security')}</strong>
          <span class="small soft">{tx('tales.securityHint')}</span>
        </span>
      </Link>
      <Link to="/learn/roles" class="card home-way">
        <Pic name="deck" />
        <span>
          <strong>{tx('tales.book.roles')}</strong>
          <span class="small soft">{tx('tales.rolesHint')}</span>
        </span>
      </Link>
      <Link to="/book/cabinet" class="card home-way">
        <Pic name="ribbon" />
        <span>
          <strong>{tx('tales.cabinet')}</strong>
          <span class="small soft">{tx('tales.cabinetHint')}</span>
        </span>
      </Link>
    </nav>
  );
}
