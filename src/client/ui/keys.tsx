import { useEffect, useState } from 'preact/hooks';
import { DEFAULT_KEYS, type KeyAct, type KeyMap, loadKeys, rebound, saveKeys } from '#client/board/keys.ts';
import { about } from '#client/mall/about.ts';
import type { PieceCard } from '#client/pieces/card.ts';
import { allCards } from '#client/pieces/cards.ts';
import { capital } from '#content/locales/index.ts';
import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import { heading, tx, txMaybe } from './text.ts';
import './keys.css';

// Which key does what, and how to change it. The board reads the same store.

const KEY_ACTS: readonly (readonly [KeyAct, () => string])[] = [
  ['hero1', () => heading('game.hero.barbarian')],
  ['hero2', () => heading('game.hero.mage')],
  ['hero3', () => heading('game.hero.elf')],
  ['hero4', () => heading('game.hero.dwarf')],
  ['hero5', () => heading('game.hero.sister')],
  ['north', () => heading('game.act.N')],
  ['east', () => heading('game.act.E')],
  ['south', () => heading('game.act.S')],
  ['west', () => heading('game.act.W')],
  ['explore', () => heading('game.act.X')],
  ['vortex', () => heading('game.act.V')],
  ['escalator', () => heading('game.act.L')],
  ['theft', () => heading('play.key.theft')],
  ['point', () => heading('play.key.point')],
  ['fit', () => heading('play.key.fit')],
];

/** Whoever is no hero has a number as well, where he is about. */
function keyActs(): typeof KEY_ACTS {
  const guest = about.value.find((pawn) => pawnIndex(pawn) < 0);
  const name = () => capital(txMaybe(`game.hero.${guest}`) ?? '');
  return guest === undefined ? KEY_ACTS : KEY_ACTS.toSpliced(PAWNS.length, 0, ['hero6', name]);
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key by what stands on it on most keyboards. */
export function keyName(code: string): string {
  return ARROWS[code] ?? code.replace(/^(Key|Digit)/, '');
}

const names = (keys: KeyMap, act: KeyAct) =>
  keys[act]
    .filter((code) => !code.startsWith('Numpad'))
    .map(keyName)
    .join(' ');

/** While one is asked for, the next key pressed anywhere is the answer; Escape is none. */
function useAnswer(asking: boolean, answer: (code: string | null) => void): void {
  useEffect(() => {
    if (!asking) return;
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      answer(event.code === 'Escape' ? null : event.code);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
}

export function Keys() {
  const [keys, setKeys] = useState<KeyMap>(loadKeys);
  const [asking, setAsking] = useState<KeyAct | null>(null);
  const keep = (next: KeyMap) => {
    saveKeys(next);
    setKeys(next);
  };
  useAnswer(asking !== null, (code) => {
    if (asking !== null && code !== null) keep(rebound(keys, asking, code));
    setAsking(null);
  });
  return (
    <details class="keys">
      <summary>{tx('page.settings.keys')}</summary>
      <p class="small soft">{tx('page.settings.keysHint')}</p>
      <ul>
        {keyActs().map(([act, name]) => (
          <li key={act}>
            <span>{name()}</span>
            <button
              type="button"
              class="button"
              aria-label={tx('page.settings.keyOf', { act: name(), key: names(keys, act) })}
              onClick={() => setAsking(act)}
            >
              {asking === act ? tx('page.settings.keysPress') : names(keys, act)}
            </button>
          </li>
        ))}
      </ul>
      <FixedKeys />
      <button type="button" class="button plain" onClick={() => keep(DEFAULT_KEYS)}>
        {tx('page.settings.keysReset')}
      </button>
    </details>
  );
}

const keysIn = (cards: Readonly<Record<string, Pick<PieceCard, 'keys'>>>) =>
  Object.values(cards).flatMap(({ keys }) => Object.entries(keys ?? {}));

function FixedKeys() {
  const fixed = [
    [tx('play.key.shift'), tx('play.key.slide')],
    [tx('play.key.space'), tx('play.key.prod')],
    ['M', tx('play.key.mute')],
    ...keysIn(allCards()).map(([key, what]) => [key, tx(what)]),
  ];
  return (
    <ul>
      {fixed.map(([key, what]) => (
        <li key={key}>
          <span>{capital(what ?? '')}</span>
          <kbd>{key}</kbd>
        </li>
      ))}
    </ul>
  );
}
