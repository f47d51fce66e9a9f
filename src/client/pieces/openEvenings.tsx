import { tx, txMaybe } from '#client/ui/text.ts';
import { EVENINGS } from '#content/evenings.ts';

/** The evenings that nobody has won here, in the Book. */
export function OpenEvenings({ won }: { readonly won: readonly string[] }) {
  const open = EVENINGS.filter(({ id }) => !won.includes(id));
  return open.length === 0 ? null : (
    <section class="stack">
      <h2>{tx('game.security')}</h2>
      <ul class="book-open">
        {open.map(({ id }) => (
          <li key={id} class="book-blank">
            <h3>{txMaybe(`security.evening.${id}`)}</h3>
            <p class="small">{txMaybe(`security.evening.${id}.goal`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
