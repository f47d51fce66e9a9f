import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

/** To the chapter of the rules, beside whatever one is doing. */
export function RolesRulesLink({ class: look }: { readonly class?: string | undefined }) {
  return (
    <a class={look} href="/rules/roles" target="_blank" rel="noreferrer">
      {look === undefined ? null : <Pic name="deck" />}
      {tx('roles.rules')}
    </a>
  );
}
