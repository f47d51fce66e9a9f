import { TilePicture } from '#client/mall/index.ts';
import { knownTiles } from '#client/pieces/known.ts';
import type { OwnScenario } from '#content/own.ts';
import { prefs } from '../../prefs.ts';
import { Choice } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import {
  has,
  putOnTop,
  RANGES,
  SECURITY_TILES,
  shuffleIn,
  tilesOnOffer,
  tilesTo,
  toggleTile,
} from './draft.ts';
import { tileText } from './words.ts';

// The mall of an own scenario: tiles by their pictures, in or out.

export interface PartProps {
  readonly own: OwnScenario;
  readonly onChange: (own: OwnScenario) => void;
}

const SIDES = ['1A', '1B'] as const;

export function Mall({ own, onChange }: PartProps) {
  const start = SIDES.find((side) => side === own.start) ?? '1A';
  return (
    <section class="card stack">
      <h2>{tx('own.mall')}</h2>
      <div class="own-start">
        <Picture tile={start} />
        <Choice
          legend={tx('own.side')}
          value={start}
          values={SIDES.map((value) => ({ value, label: value.slice(1) }))}
          onChange={(side) => onChange({ ...own, start: side })}
        />
      </div>
      <fieldset class="stack">
        <legend>{tx('own.tiles', { count: own.tiles.length + own.onTop.length })}</legend>
        <Ranges own={own} onChange={onChange} />
        <Tiles own={own} onChange={onChange} of={(tile) => !SECURITY_TILES.includes(tile)} />
        <h3>{tx('own.rules.modules')}</h3>
        <Tiles own={own} onChange={onChange} of={(tile) => SECURITY_TILES.includes(tile)} />
      </fieldset>
      <OnTop own={own} onChange={onChange} />
    </section>
  );
}

function Tiles({ own, onChange, of }: PartProps & { readonly of: (tile: string) => boolean }) {
  return (
    <ul class="own-tiles">
      {tilesOnOffer(own)
        .filter(of)
        .map((tile) => (
          <li key={tile}>
            <button
              type="button"
              class="own-tile"
              aria-pressed={has(own, tile)}
              aria-label={tileText(tile, knownTiles().get(tile))}
              title={tileText(tile, knownTiles().get(tile))}
              onClick={() => onChange(toggleTile(own, tile))}
            >
              <Picture tile={tile} />
              <span class="own-tile-name">{tile}</span>
              {has(own, tile) ? <Pic name="check" /> : null}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** A tile that this page knows; a link may name others. */
export function Picture({ tile: name }: { readonly tile: string }) {
  const tile = knownTiles().get(name);
  return tile === undefined ? null : <TilePicture tile={tile} size={88} lang={prefs.lang.value} />;
}

function Ranges({ own, onChange }: PartProps) {
  return (
    <div class="own-ranges">
      <span class="small soft" id="own-range">
        {tx('own.range')}
      </span>
      <fieldset class="row" aria-labelledby="own-range">
        {RANGES.map((last) => (
          <button key={last} type="button" class="button icon" onClick={() => onChange(tilesTo(own, last))}>
            {last}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function OnTop({ own, onChange }: PartProps) {
  const put = (select: HTMLSelectElement) => {
    onChange(putOnTop(own, select.value));
    select.value = '';
  };
  return (
    <div class="stack own-top">
      <h3>{tx('own.onTop')}</h3>
      <p class="small soft">{tx('own.onTopHint')}</p>
      {own.onTop.length === 0 ? null : (
        <ol class="row">
          {own.onTop.map((tile) => (
            <li key={tile}>
              <button
                type="button"
                class="button"
                aria-label={tx('own.shuffleIn', { tile })}
                onClick={() => onChange(shuffleIn(own, tile))}
              >
                {tile}
                <Pic name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <label class="field">
        <span>{tx('own.onTopAdd')}</span>
        <select value="" onChange={({ currentTarget }) => put(currentTarget)}>
          <option value="">{tx('own.onTopChoose')}</option>
          {own.tiles.map((tile) => (
            <option key={tile} value={tile}>
              {tileText(tile, knownTiles().get(tile))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
