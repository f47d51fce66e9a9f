import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
import { tx, txMaybe } from '../../ui/text.ts';

/** The evenings of Maximum Security that nobody has won here; nothing of them is shown before their words are here. */
export async function fetchOpenEvenings(): Promise<typeof OpenEvenings> {
  await fetchSecurity();
  return OpenEvenings;
}

function OpenEvenings({ won }: { readonly won: readonly string[] }) {
  const open = [...TUTORIALS, ...FULL_GAMES].filter(({ id }) => !won.includes(id));
  return open.length === 0 ? null : (
    <section class="stack">
      <h3>{tx('game.security')}</h3>
      <ul class="book-open">
        {open.map(({ id }) => (
          <li key={id} class="book-blank">
            <h4>{txMaybe(`security.evening.${id}`)}</h4>
            <p class="small">{txMaybe(`security.evening.${id}.goal`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
