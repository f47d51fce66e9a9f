import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Promised } from '#client/board/config.ts';
import type { Lit } from '#client/tower/board/index.ts';
import type { Proof } from '#content/quest-format/shipped.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { positionKey } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Counsel, Stand } from '#solver/counsel.ts';
import type { IdeaName } from '#solver/ideas/index.ts';
import { isGone } from '../../../ui/gone.ts';
import { type Adviser, knownWay } from './advice.ts';
import { ownFrames } from './frames.ts';
import { lostBy } from './lostBy.ts';
import { type Slow, useSlow } from './useSlow.ts';

// A hint in four steps: whether it can still be won, what it is about, whom to look at, what to do.

export interface Hint {
  /** 0: none was asked for. */
  readonly step: 0 | 1 | 2 | 3 | 4;
  /** What comes next is about; null until that is known. Where it is about nothing, that step is left out. */
  readonly idea: IdeaName | null;
  readonly counsel: Counsel | 'thinking' | 'broken';
  readonly more: () => void;
  readonly close: () => void;
  /** Asks once more, where the solver could not be reached. */
  readonly again: () => void;
  /** It never will be: the page is older than what lies on its host. */
  readonly gone: boolean;
  /** Which action lost it, counted from one, as soon as that is known. */
  readonly lostBy: number | null;
  /** While it takes long: for how long it has, and what is proved by now. Null while it does not. */
  readonly slow: Slow | null;
}

export interface HintAbout {
  readonly game: TowerGame;
  /** [T12] the swap that is offered is not wanted. */
  readonly declined: boolean;
  readonly proof: Proof | null;
  readonly solver: Adviser | null;
  /** Whether there is always somebody who wants to know: a lesson's guide. */
  readonly guided: boolean;
}

export function useHint(about: HintAbout): Hint {
  const { game } = about;
  const key = keyOf(about);
  const last = useRef<Last>({ actions: 0, lost: false, step: 0 });
  const { step, setStep } = useStep(key, game.actions, last.current);
  const { counsel, slow, again, gone } = useCounsel(about, step > 0 || about.guided);
  const isLost = typeof counsel !== 'string' && counsel.type === 'lost';
  const found = useLostBy(about, isLost && step > 0);
  const idea = useIdea(about, step === 2, () => setStep((now) => (now === 2 ? 3 : now)));
  useEffect(() => {
    last.current = { actions: game.actions, lost: isLost, step };
  });
  return {
    step,
    counsel,
    idea,
    more: () => setStep((now) => Math.min(4, now + 1) as Hint['step']),
    close: () => setStep(() => 0),
    again,
    gone,
    lostBy: found,
    slow,
  };
}

/** How it was when it was last drawn. */
interface Last {
  readonly actions: number;
  readonly lost: boolean;
  readonly step: Hint['step'];
}

/**
 * Whatever was done since, the next hint begins again; but who takes back a loss is told how it is now. With the first drawing of
 * where it stands now, so that nothing is asked of it which nobody wants to know: a question called off costs the solver its table.
 */
function useStep(key: string, actions: number, last: Last) {
  const here = useMemo(() => {
    const isBack = last.step > 0 && last.lost && actions < last.actions;
    return { first: (isBack ? 1 : 0) as Hint['step'] };
  }, [key]);
  const [told, setTold] = useState({ here, step: here.first });
  const setStep = (next: (now: Hint['step']) => Hint['step']) =>
    setTold((now) => ({ here, step: next(now.here === here ? now.step : here.first) }));
  return { step: told.here === here ? told.step : here.first, setStep };
}

/** Whether there is something to tell beyond that it can be won. */
export const isTold = (counsel: Hint['counsel']): counsel is Extract<Counsel, { type: 'do' | 'swap' }> =>
  typeof counsel !== 'string' && (counsel.type === 'do' || counsel.type === 'swap');

const keyOf = ({ game: { position, offer }, declined }: HintAbout) =>
  `${positionKey(position)} ${offer} ${declined}`;

/** What there is to say of where it stands; the solver is asked only if somebody wants to know. */
function useCounsel(about: HintAbout, asks: boolean): Pick<Hint, 'counsel' | 'slow' | 'again' | 'gone'> {
  const { game, declined, proof, solver } = about;
  const { graph } = game.box;
  const [asked, setAsked] = useState<{ readonly key: string; readonly counsel: Counsel | 'broken' } | null>(
    null,
  );
  const [failures, setFailures] = useState(0);
  const known = useMemo(() => (proof === null ? null : knownWay(graph, proof.solution)), [graph, proof]);
  const key = keyOf(about);
  const { slow, begin } = useSlow(key);
  const fromProof = known?.(declined ? { ...game, offer: null } : game) ?? null;
  const wanted = asks && fromProof === null && asked?.key !== key;
  useEffect(() => {
    if (!wanted) return;
    if (solver === null) return setAsked({ key, counsel: 'broken' });
    const { signal, abort } = aborting();
    const tell = (counsel: Counsel | 'broken') => signal.aborted || setAsked({ key, counsel });
    const { onProgress, stop } = begin();
    solver
      .advise(
        graph.quest,
        { position: game.position, offered: game.offer !== null && !declined },
        signal,
        onProgress,
      )
      .then(tell, () => {
        tell('broken');
        setFailures((count) => count + 1);
      })
      .finally(stop);
    return () => {
      stop();
      abort();
    };
  }, [wanted, key]);
  const isBroken = asked?.counsel === 'broken';
  const again = () => setAsked(null);
  useEffect(() => {
    if (!asks && isBroken) again();
  }, [asks]);
  const counsel = fromProof ?? (asked?.key === key ? asked.counsel : 'thinking');
  return { counsel, slow, again, gone: isBroken && isGone(failures) };
}

/** Half an action is about nothing but its other half. */
function useIdea(about: HintAbout, asks: boolean, none: () => void): IdeaName | null {
  const { game, proof, solver } = about;
  const { graph } = game.box;
  const [found, setFound] = useState<{ readonly of: Position; readonly idea: IdeaName } | null>(null);
  const known = useMemo(() => (proof === null ? null : knownWay(graph, proof.solution)), [graph, proof]);
  const { position } = game;
  useEffect(() => {
    if (!asks || found?.of === position) return;
    if (game.offer !== null) return none();
    const { signal, abort } = aborting();
    const ask = (one: Position) =>
      known?.({ ...game, position: one }) ?? solver?.advise(graph.quest, without(one), signal) ?? UNKNOWN;
    const tell = (idea: IdeaName | null) => {
      if (signal.aborted) return;
      if (idea === null) none();
      else setFound({ of: position, idea });
    };
    // The code that finds ideas is fetched when the first of them is asked for; without it there is still the rest.
    const words = import('../../../ideasTexts.ts').then(({ fetchIdeasTexts }) => fetchIdeasTexts());
    Promise.all([import('./nextIdea.ts'), words])
      .then(([{ nextIdea }]) => nextIdea(graph, position, ask))
      .then(tell, () => tell(null));
    return abort;
  }, [asks, position]);
  return found?.of === position ? found.idea : null;
}

/** Where no swap is on offer. */
const without = (position: Position): Stand => ({ position, offered: false });

const UNKNOWN: Counsel = { type: 'unknown', bound: 0 };

function useLostBy({ game, solver }: HintAbout, asks: boolean): number | null {
  const [found, setFound] = useState<{ readonly of: Position; readonly at: number | null } | null>(null);
  const { position } = game;
  useEffect(() => {
    if (!asks || solver === null) return;
    const { signal, abort } = aborting();
    const ask = (one: Position) => solver.advise(game.box.graph.quest, without(one), signal);
    // That it is lost is known all the same.
    const tell = (at: number | null) => signal.aborted || setFound({ of: position, at });
    lostBy(ownFrames(game), ask).then(tell, () => tell(null));
    return abort;
  }, [asks, position]);
  return found?.of === position ? found.at : null;
}

function aborting() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The move that is lit as a whole: a tap where it leads does it. */
export function promisedBy({ step, counsel }: Hint, guided: boolean): Promised<Pawn> | null {
  if ((!guided && step < 4) || typeof counsel === 'string' || counsel.type !== 'do') return null;
  const { action } = counsel;
  return action.type === 'move' ? { token: PAWNS[action.pawn] as Pawn, space: action.to } : null;
}

/** What is lit on the board by it; while one is guided, always what is next. */
export function litBy({ step: asked, counsel }: Hint, guided = false): Lit {
  const step = guided ? 4 : asked;
  if (step < 3 || typeof counsel === 'string') return {};
  if (counsel.type === 'swap') return { pawns: [PAWNS[counsel.swap] as Pawn] };
  if (counsel.type !== 'do') return {};
  const { action } = counsel;
  if (action.type !== 'move') return { cards: [action.card] };
  const pawns = [action.pawn, ...(step === 4 && action.swap !== null ? [action.swap] : [])];
  return { pawns: pawns.map((pawn) => PAWNS[pawn] as Pawn), spaces: step === 4 ? [action.to] : [] };
}
