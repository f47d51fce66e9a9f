import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lit } from '#client/tower/board/index.ts';
import type { Proof } from '#content/quest-format/shipped.ts';
import { PAWNS, type Pawn } from '#engine/mall/pawns.ts';
import { standKey } from '#engine/tower/deeds.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { type Adviser, type Counsel, knownWay } from './advice.ts';

// A hint in three steps: whether it can still be won, whom to look at, what to do.

export interface Hint {
  /** 0: none was asked for. */
  readonly step: 0 | 1 | 2 | 3;
  readonly counsel: Counsel | 'thinking' | 'broken';
  readonly more: () => void;
  readonly close: () => void;
}

export function useHint(game: TowerGame, proof: Proof | null, solver: Adviser | null): Hint {
  const [step, setStep] = useState<Hint['step']>(0);
  const [asked, setAsked] = useState<{ readonly key: string; readonly counsel: Counsel | 'broken' } | null>(
    null,
  );
  const { chart } = game.box;
  const known = useMemo(() => (proof === null ? null : knownWay(chart, proof.solution)), [chart, proof]);
  const key = `${standKey(game.stand)} ${game.offer}`;
  const fromProof = known?.(game) ?? null;
  // Whatever was done since, the next hint begins again.
  useEffect(() => setStep(0), [key]);
  const wanted = step > 0 && fromProof === null && asked?.key !== key;
  useEffect(() => {
    if (!wanted) return;
    if (solver === null) return setAsked({ key, counsel: 'broken' });
    const waiting = new AbortController();
    solver.advise(chart.quest, game.stand, waiting.signal).then(
      (counsel) => waiting.signal.aborted || setAsked({ key, counsel }),
      () => waiting.signal.aborted || setAsked({ key, counsel: 'broken' }),
    );
    return () => waiting.abort();
  }, [wanted, key]);
  const counsel = fromProof ?? (asked?.key === key ? asked.counsel : 'thinking');
  return {
    step,
    counsel,
    more: () => setStep((now) => Math.min(3, now + 1) as Hint['step']),
    close: () => setStep(0),
  };
}

/** What is lit on the board by it. */
export function litBy({ step, counsel }: Hint): Lit {
  if (step < 2 || typeof counsel === 'string') return {};
  if (counsel.type === 'swap') return { pawns: [PAWNS[counsel.swap] as Pawn] };
  if (counsel.type !== 'do') return {};
  const { deed } = counsel;
  if (deed.type !== 'move') return { cards: [deed.card] };
  const pawns = [deed.pawn, ...(step === 3 && deed.swap !== null ? [deed.swap] : [])];
  return { pawns: pawns.map((pawn) => PAWNS[pawn] as Pawn), spaces: step === 3 ? [deed.to] : [] };
}
