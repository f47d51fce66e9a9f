import { useMemo, useState } from 'preact/hooks';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { LONGEST_OWN_NAME, type OwnScenario } from '#content/own.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { Choice } from '../../ui/controls.tsx';
import { inMinutes, tx, txMaybe } from '../../ui/text.ts';
import { SANDS } from '../lobby/chosen.ts';
import { fromPreset } from './draft.ts';
import { fitOf } from './fit.ts';
import { FitCard, type Play } from './fitCard.tsx';
import { OwnRules } from './rules.tsx';
import { Mall, type PartProps } from './tiles.tsx';
import './own.css';

export interface ComposerProps {
  readonly start: OwnScenario;
  readonly play: Play;
  readonly onDraft?: (own: OwnScenario) => void;
}

/** It offers everything there is, Maximum Security too: that is here before it is shown. */
export async function fetchComposer(): Promise<typeof Composer> {
  await fetchSecurity();
  return Composer;
}

/** Everything about an own scenario at once, with the engine's verdict beside it. */
export function Composer({ start, play, onDraft }: ComposerProps) {
  const [own, setOwn] = useState(start);
  const change = (next: OwnScenario) => {
    setOwn(next);
    onDraft?.(next);
  };
  const fit = useMemo(() => fitOf(own), [own.start, own.tiles, own.onTop, own.pieces, own.sand, own.spells]);
  return (
    <div class="own-composer">
      <div class="own-columns">
        <div class="stack own-parts">
          <Head own={own} onChange={change} />
          <Mall own={own} onChange={change} />
          <OwnRules own={own} onChange={change} problems={fit.problems} />
        </div>
        <FitCard own={own} onChange={change} fit={fit} play={play} />
      </div>
    </div>
  );
}

function Head({ own, onChange }: PartProps) {
  const sands = [...new Set([...SANDS, own.sand])].sort((one, other) => one - other);
  return (
    <section class="card own-head" aria-label={tx('own.name')}>
      <label class="field">
        <span>{tx('own.nameHint')}</span>
        <input
          type="text"
          name="own-name"
          required
          maxLength={LONGEST_OWN_NAME}
          value={own.name}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ ...own, name: currentTarget.value })}
        />
      </label>
      <Preset own={own} onChange={onChange} />
      <Choice
        legend={tx('own.sand')}
        value={own.sand}
        values={sands.map((value) => ({ value, label: inMinutes(value) }))}
        onChange={(sand) => onChange({ ...own, sand })}
      />
    </section>
  );
}

function Preset({ own, onChange }: PartProps) {
  const take = (select: HTMLSelectElement) => {
    if (select.value !== '') onChange(fromPreset(own, Number(select.value)));
    select.value = '';
  };
  return (
    <label class="field">
      <span>{tx('own.preset')}</span>
      <select value="" onChange={({ currentTarget }) => take(currentTarget)}>
        <option value="">{tx('own.presetNone')}</option>
        {SCENARIOS.map(({ number }) => (
          <option key={number} value={number}>
            {number}. {txMaybe(`game.scenario.${number}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
