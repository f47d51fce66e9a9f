import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { WornLook } from '../piece.ts';
import { SpellLines } from './pictures.tsx';

// [X10.8] [X10.10] what the mage is like until the flip: each with a ring of its own at the feet and a sign of its own, so
// that nobody needs the colours.

const WORN: readonly SpellId[] = ['ghost', 'invisibility'];

export function WornByMage({ view, pawn }: WornLook) {
  const worn = spellsOf(view).running.filter((one) => WORN.includes(one.spell) && one.pawn === pawn);
  return (
    <>
      {worn.map(({ spell }) => (
        <g key={spell} class={`worn worn-${spell}`}>
          <ellipse class="worn-edge" cx="50" cy="90" rx="55" ry="17" />
          <ellipse class="worn-ring" cx="50" cy="90" rx="55" ry="17" />
          <g transform={spell === 'ghost' ? 'translate(88 8)' : 'translate(12 8)'}>
            <circle class="worn-badge" r="23" />
            <g transform="translate(-15 -15) scale(.75)">
              <SpellLines spell={spell} />
            </g>
          </g>
        </g>
      ))}
    </>
  );
}
