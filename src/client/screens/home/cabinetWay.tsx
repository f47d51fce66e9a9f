import type { ComponentType } from 'preact';
import { fetchTalesTexts } from '../../talesTexts.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

export async function fetchCabinetWay(): Promise<ComponentType> {
  await fetchTalesTexts();
  return CabinetWay;
}

/** For whoever has achieved something alone, in this browser. */
function CabinetWay() {
  return (
    <nav class="home-ways">
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
