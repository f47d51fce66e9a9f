import type { ComponentChildren } from 'preact';
import { LANGS, type Lang } from '#content/locales/index.ts';
import { type Contrast, type Motion, prefs, type TextSize, type Theme } from '../prefs.ts';
import { sound, wakeSound } from '../sound/synth.ts';
import { changeLang, langName } from './choices.tsx';
import { Keys } from './keys.tsx';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';
import './settings.css';

// What a page can be told to be like: one list, what it is about on the left, what it is set to on the right.

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const CONTRASTS: readonly Contrast[] = ['auto', 'more'];
const SIZES: readonly TextSize[] = ['normal', 'large', 'largest'];
const MOTIONS: readonly Motion[] = ['auto', 'less', 'full'];

interface SettingProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

function Setting<T extends string>({ label, value, values, nameOf, onChange }: SettingProps<T>) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What belongs together; a single one says by itself what it is about. */
function Group({ title, children }: { readonly title?: string; readonly children: ComponentChildren }) {
  return (
    <section class="settings-group">
      {title === undefined ? null : <h3>{title}</h3>}
      {children}
    </section>
  );
}

function Look() {
  return (
    <Group title={tx('page.settings.look')}>
      <Setting
        label={tx('page.settings.theme')}
        value={prefs.theme.value}
        values={THEMES}
        nameOf={(theme) => tx(`page.settings.theme.${theme}`)}
        onChange={(theme) => {
          prefs.theme.value = theme;
        }}
      />
      <Setting
        label={tx('page.settings.contrast')}
        value={prefs.contrast.value}
        values={CONTRASTS}
        nameOf={(one) => tx(one === 'auto' ? 'page.settings.theme.auto' : 'page.settings.contrast.more')}
        onChange={(contrast) => {
          prefs.contrast.value = contrast;
        }}
      />
      <Setting
        label={tx('page.settings.size')}
        value={prefs.textSize.value}
        values={SIZES}
        nameOf={(size) => tx(`page.settings.size.${size}`)}
        onChange={(size) => {
          prefs.textSize.value = size;
        }}
      />
    </Group>
  );
}

function Moves() {
  return (
    <Group>
      <Setting
        label={tx('page.settings.motion')}
        value={prefs.motion.value}
        values={MOTIONS}
        nameOf={(motion) => tx(`page.settings.motion.${motion}`)}
        onChange={(motion) => {
          prefs.motion.value = motion;
        }}
      />
    </Group>
  );
}

function Sound() {
  const hear = () => {
    wakeSound();
    sound('flip');
  };
  return (
    <Group title={tx('page.settings.sound')}>
      <label class="setting">
        <span>{tx('page.settings.volume')}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={prefs.volume.value}
          onInput={({ currentTarget }) => {
            prefs.volume.value = Number(currentTarget.value);
          }}
        />
      </label>
      <label class="setting">
        <span>{tx('page.settings.mute')}</span>
        <input
          type="checkbox"
          checked={prefs.muted.value}
          onChange={({ currentTarget }) => {
            prefs.muted.value = currentTarget.checked;
          }}
        />
      </label>
      <div class="setting">
        <button type="button" class="button" onClick={hear}>
          <Pic name="sound" />
          {tx('page.settings.try')}
        </button>
      </div>
    </Group>
  );
}

/** Fetched when somebody asks for it. */
export function Settings() {
  return (
    <div class="settings">
      <Group>
        <Setting<Lang>
          label={tx('page.settings.lang')}
          value={prefs.lang.value}
          values={LANGS}
          nameOf={langName}
          onChange={changeLang}
        />
      </Group>
      <Look />
      <Moves />
      <Sound />
      <Keys />
      {isSecureContext ? null : <p class="small soft">{tx('page.settings.https')}</p>}
    </div>
  );
}
