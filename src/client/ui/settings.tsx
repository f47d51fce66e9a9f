import { capital, LANGS, type Lang } from '#content/locales/index.ts';
import { type Motion, prefs, type Theme } from '../prefs.ts';
import { sound, wakeSound } from '../sound/synth.ts';
import { speak } from '../texts.ts';
import { Choice, Dialog, Switch } from './controls.tsx';
import { Keys } from './keys.tsx';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';
import { toast } from './toasts.tsx';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const MOTIONS: readonly Motion[] = ['auto', 'less', 'full'];

/** A language by its own name. */
export function langName(lang: Lang): string {
  return capital(new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang);
}

export function LangChoice() {
  return (
    <Choice
      legend={tx('page.settings.lang')}
      value={prefs.lang.value}
      values={LANGS.map((value) => ({ value, label: langName(value) }))}
      onChange={async (lang) => {
        if (!(await speak(lang))) toast(tx('page.broken'));
      }}
    />
  );
}

export function ThemeChoice() {
  return (
    <Choice
      legend={tx('page.settings.theme')}
      value={prefs.theme.value}
      values={THEMES.map((value) => ({ value, label: tx(`page.settings.theme.${value}`) }))}
      onChange={(theme) => {
        prefs.theme.value = theme;
      }}
    />
  );
}

export function SoundChoice() {
  const hear = () => {
    wakeSound();
    sound('flip');
  };
  return (
    <div>
      <label class="field">
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
      <div class="row">
        <Switch
          label={tx('page.settings.mute')}
          on={prefs.muted.value}
          onChange={(on) => {
            prefs.muted.value = on;
          }}
        />
        <button type="button" class="button" onClick={hear}>
          <Pic name="sound" />
          {tx('page.settings.try')}
        </button>
      </div>
    </div>
  );
}

export function Settings({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={tx('page.settings.title')} onClose={onClose}>
      <div class="stack">
        <LangChoice />
        <ThemeChoice />
        <Choice
          legend={tx('page.settings.motion')}
          value={prefs.motion.value}
          values={MOTIONS.map((value) => ({ value, label: tx(`page.settings.motion.${value}`) }))}
          onChange={(motion) => {
            prefs.motion.value = motion;
          }}
        />
        <SoundChoice />
        <Keys />
        {isSecureContext ? null : <p class="small soft">{tx('page.settings.https')}</p>}
      </div>
    </Dialog>
  );
}
