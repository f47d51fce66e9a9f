import { PUBLIC_MISSIONS } from '#content/roles.ts';
import { tx, txMaybe } from '../../ui/text.ts';
import './roles.css';

/** Where they are opened among other things, they are what one wants to see. */
const show = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) =>
  currentTarget.open ? currentTarget.scrollIntoView({ block: 'start' }) : undefined;

/** [H5.2] what traitors may name at the end: the whole table knows these, whatever is dealt. */
export function PublicMissions({ open = false }: { readonly open?: boolean }) {
  return (
    <details class="roles-missions" open={open} onToggle={open ? undefined : show}>
      <summary>{tx('roles.missions')}</summary>
      <p class="small soft">{tx('roles.missionsHint')}</p>
      <dl>
        {PUBLIC_MISSIONS.map((card) => (
          <div key={card}>
            <dt>{txMaybe(`role.name.${card}`)}</dt>
            <dd>{txMaybe(`role.text.${card}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
