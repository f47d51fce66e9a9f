import { type Motion, prefs } from '../prefs.ts';
import { sound, wakeSound } from '../sound/synth.ts';
import { LangChoice, ThemeChoice } from './choices.tsx';
import { Choice, Switch } from './controls.tsx';
import { Keys } from './keys.tsx';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';

const MOTIONS: readonly Motion[] = ['auto', 'less', 'full'];

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

/** What a page can be told to be like; fetched when somebody asks for it. */
export function Settings() {
  return (
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
  );
}
