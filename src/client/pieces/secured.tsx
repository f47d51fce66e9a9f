import { Pic } from '#client/ui/pics.tsx';
import { list, tx, txMaybe } from '#client/ui/text.ts';
import { MODULES } from '#content/moduleList.ts';
import type { Box, Setup } from '#engine/mall/index.ts';
import { SECURITY } from '#engine/mall/rules/security.ts';
import { readyLines } from './readyLines.ts';

// What a game of Maximum Security is played with, and where that can be read.

const modulesIn = ({ pieces }: Pick<Setup, 'pieces'>): readonly string[] =>
  MODULES.flatMap(({ piece }) => (pieces.includes(piece) ? [piece] : []));

/** The rules' part on it, the modules of this game brought to the fore; null where it is not played. */
export function securityRulesOf(setup: Setup): string | null {
  if (!SECURITY.some(({ id }) => setup.pieces.includes(id))) return null;
  const modules = modulesIn(setup);
  return modules.length === 0 ? '/rules/security' : `/rules/security?with=${modules.join(',')}`;
}

export function RulesLink({ setup }: { readonly setup: Setup }) {
  const rules = securityRulesOf(setup);
  return rules === null ? null : (
    <a class="button" href={rules} target="_blank" rel="noreferrer">
      <Pic name="lock" />
      {tx('security.rules')}
    </a>
  );
}

const namesOf = (pieces: readonly string[]) =>
  list(modulesIn({ pieces }).map((piece) => txMaybe(`game.piece.${piece}`) ?? piece));

/** The modules among these, by name. */
export function With({ pieces }: Pick<Setup, 'pieces'>) {
  const what = namesOf(pieces);
  return what === '' ? null : <p class="small">{tx('security.with', { what })}</p>;
}

/** On the card of those who get ready: the modules by name, where they are told, and what everyone has to know. */
export function ReadySecured({ box }: { readonly box: Box }) {
  const { setup } = box;
  const what = namesOf(setup.pieces);
  const rules = securityRulesOf(setup);
  return (
    <>
      {rules === null ? null : (
        <p class="small">
          {what === '' ? '' : `${tx('security.with', { what })}. `}
          <a href={rules} target="_blank" rel="noreferrer">
            {tx('security.rules')}
          </a>
        </p>
      )}
      {readyLines(box).map((line) => (
        <p key={line} class="small">
          {tx(line)}
        </p>
      ))}
    </>
  );
}
