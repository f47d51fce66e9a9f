import { useState } from 'preact/hooks';
import { Dialog } from '#client/ui/controls.tsx';
import { Pic } from '#client/ui/pics.tsx';
import { tx } from '#client/ui/text.ts';
import { SPELL_IDS } from '#content/readySpells.ts';
import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import { SpellLines } from './pictures.tsx';
import '#client/tray/tray.css';
import './legend.css';

/** [X10.1] to [X10.11] all ten: picture, name and what each does; those that lie ready stand out. */
export function SpellLegend({ ready = [] }: { readonly ready?: readonly SpellId[] }) {
  return (
    <ul class="spell-legend">
      {SPELL_IDS.map((spell) => (
        <li key={spell} class={ready.includes(spell) ? 'spell-ready' : ''}>
          <svg class="spell-picture" viewBox="0 0 40 40" aria-hidden="true">
            <SpellLines spell={spell} />
          </svg>
          <span>
            <strong>{tx(`game.spell.${spell}`)}</strong>
            {ready.includes(spell) ? <span class="spell-mark">{tx('play.spell.ready')}</span> : null}
            <span class="small spell-does">{tx(`security.spell.${spell}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Beside those that lie ready: what all of them are. */
export function AllSpells({ ready }: { readonly ready: readonly SpellId[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="tray-ask"
        aria-label={tx('play.spell.all')}
        title={tx('play.spell.all')}
        onClick={() => setOpen(true)}
      >
        <Pic name="help" />
      </button>
      {open ? (
        <Dialog title={tx('play.spell.all')} onClose={() => setOpen(false)} class="wide">
          <SpellLegend ready={ready} />
        </Dialog>
      ) : null}
    </>
  );
}
