import { route } from '../../router.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

/** Beside what Maximum Security is set up with: to the cabinet of this room, or of who plays alone. */
export function CabinetLink() {
  const here = route.value;
  const of = here.at === 'room' ? `?room=${here.code}` : '';
  return (
    <div class="row">
      <Link to={`/book/cabinet${of}`} class="button">
        <Pic name="ribbon" />
        {tx('security.cabinet')}
      </Link>
    </div>
  );
}
