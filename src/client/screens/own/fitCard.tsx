import { useMemo, useRef, useState } from 'preact/hooks';
import type { OwnScenario } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import type { Refusal } from '#engine/mall/index.ts';
import { LinkField, useOrigin } from '../../ui/linkField.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, why } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { twinOf } from './draft.ts';
import type { Fit } from './fit.ts';
import { type Remedy, remediesFor } from './remedies.ts';
import { checkedOwn, isSaved, keepSaved, loadSaved, withSaved } from './saved.ts';
import type { PartProps } from './tiles.tsx';
import { playersText, ruleName, spellName } from './words.ts';

// Whether it fits together, what would mend it, and what to do with it.

export interface FitCardProps extends PartProps {
  readonly fit: Fit;
  readonly play: Play;
}

export interface Play {
  readonly label: string;
  readonly busy?: boolean;
  readonly onPlay: (own: OwnScenario) => void;
}

export function FitCard({ own, onChange, fit, play }: FitCardProps) {
  const ready = fit.problems.length === 0 ? checkedOwn(own) : null;
  const here = useRef<HTMLElement>(null);
  // A remedy takes its own button away: whoever pressed it stays beside the card.
  const mend = (mended: OwnScenario) => {
    here.current?.focus({ preventScroll: true });
    onChange(mended);
  };
  const named = checkedOwn({ ...own, tiles: [], onTop: [], pieces: [] }) !== null;
  return (
    <section class="card stack own-verdict" aria-label={tx('own.verdict')} ref={here} tabIndex={-1}>
      <h2>{tx('own.verdict')}</h2>
      <div role="status" class="stack">
        {fit.problems.length > 0 ? (
          <ul class="own-problems">
            {fit.problems.map((problem) => (
              <Problem key={JSON.stringify(problem)} own={own} onChange={mend} problem={problem} />
            ))}
          </ul>
        ) : (
          <p class="own-fits">
            <Pic name="check" />
            <span>
              {tx('own.fits')} {playersText(fit.players)}
            </span>
          </p>
        )}
        {named ? null : <p>{tx('own.needsName')}</p>}
      </div>
      <Deeds ready={ready} play={play} />
    </section>
  );
}

interface ProblemProps extends PartProps {
  readonly problem: Refusal;
}

function Problem({ own, onChange, problem }: ProblemProps) {
  const remedies = useMemo(() => remediesFor(own, problem), [own, problem]);
  return (
    <li>
      <p>{why(problem)}</p>
      <div class="row">
        {remedies.map((remedy) => (
          <button
            key={remedy.kind + remedy.name}
            type="button"
            class="button"
            onClick={() => onChange({ ...remedy.mended, name: own.name })}
          >
            {remedyText(remedy)}
          </button>
        ))}
      </div>
    </li>
  );
}

function remedyText({ kind, name }: Remedy): string {
  if (kind === 'ready' || kind === 'unready') return tx(`own.remedy.${kind}`, { name: spellName(name) });
  const isRule = kind === 'with' || kind === 'without';
  return tx(`own.remedy.${kind}`, { name: isRule ? ruleName(name) : name, twin: twinOf(name) });
}

function Deeds({ ready, play }: { readonly ready: OwnScenario | null; readonly play: Play }) {
  const [shared, setShared] = useState(false);
  return (
    <>
      <div class="row own-deeds">
        <button
          type="button"
          class="button sand"
          disabled={ready === null || play.busy}
          onClick={() => ready !== null && play.onPlay(ready)}
        >
          <Pic name="play" />
          {play.busy ? tx('own.opening') : play.label}
        </button>
        <Save own={ready} />
        <button
          type="button"
          class="button"
          disabled={ready === null}
          aria-expanded={shared && ready !== null}
          onClick={() => setShared(!shared)}
        >
          <Pic name="share" />
          {tx('own.share')}
        </button>
      </div>
      {shared && ready !== null ? <Share own={ready} /> : null}
    </>
  );
}

export function Share({ own }: { readonly own: OwnScenario }) {
  const { origin } = useOrigin();
  return <LinkField link={`${origin}/own/${ownCode(own)}`} label={tx('own.link')} />;
}

/** Kept in this browser; what was kept as it stands need not be kept again. */
export function Save({ own }: { readonly own: OwnScenario | null }) {
  const [, redraw] = useState(0);
  const kept = own !== null && isSaved(loadSaved(), own);
  const save = () => {
    if (own === null || kept) return;
    keepSaved(withSaved(loadSaved(), own));
    toast(tx('own.savedNow', { name: own.name }));
    redraw((count) => count + 1);
  };
  return (
    <button type="button" class="button" disabled={own === null} aria-disabled={kept} onClick={save}>
      <Pic name={kept ? 'check' : 'download'} />
      {tx(kept ? 'own.saved' : 'own.save')}
    </button>
  );
}
