import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type TowerLayout, type TowerModel, towerModel } from '#client/tower/board/index.ts';
import type { TowerTable } from '#client/tower/table.ts';
import { adventureOf } from '#content/adventures.ts';
import type { Proof } from '#content/quest-format/shipped.ts';
import { positionKey } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { Position } from '#engine/tower/position.ts';
import { toggleMute } from '../../../ui/mute.tsx';
import { useKeys } from '../../../ui/useKeys.ts';
import { knowsCards } from '../feats.ts';
import { feats } from '../progress.ts';
import { type Price, priceOf, type StarKind, starFor } from '../starRules.ts';
import { type CardLesson, cardLesson } from './cardLesson.ts';
import { framesOf, ownFrames } from './frames.ts';
import { helpTaken } from './helpTaken.ts';
import type { QuestScreenProps } from './props.ts';
import { type Hint, isTold, useHint } from './useHint.ts';

// Everything the parts of the screen share: the game, what can be done, what is known of the best way.

export interface QuestState {
  readonly table: TowerTable;
  readonly model: TowerModel;
  readonly game: TowerGame;
  readonly layout: TowerLayout;
  readonly proof: Proof | null;
  /** The proof's way, position by position. */
  readonly best: readonly Position[] | null;
  /** How many actions of that way have been done; null beside it. */
  readonly reached: number | null;
  /** [T12] the swap that is offered here is not wanted. */
  readonly declined: boolean;
  readonly hint: Hint;
  /** [T14] [T15] what whoever plays their first epic is told of its cards, unless they have asked for a hint. */
  readonly lesson: CardLesson | null;
  /** What help costs now. */
  readonly price: Price;
  /** What it earned, once it is over. */
  readonly outcome: Outcome;
  /** Whether somebody plays here, and it is not over. */
  readonly plays: boolean;
  readonly aids: boolean;
  /** [T16] whether an epic waits for it. */
  readonly opens: boolean;
  readonly acts: Acts;
  readonly helps: boolean;
  readonly watches: boolean;
  readonly close: () => void;
}

export interface Outcome {
  readonly star: StarKind | null;
  readonly helped: boolean;
}

type Acts = Readonly<Record<'undo' | 'restart' | 'skip' | 'hint' | 'help' | 'watch', () => void>>;

export interface Opened {
  readonly game: TowerGame;
  readonly layout: TowerLayout;
}

export function useQuest(props: QuestScreenProps & Opened): QuestState {
  const { table, game, layout, shipped, solver, aids = true } = props;
  const earned = props.star ?? (props.starElsewhere ? 'none' : undefined);
  const proof = shipped?.proof ?? null;
  const model = towerModel(table);
  const declined = game.offer !== null && game.offer === table.seat && model.offers.value.swaps.size === 0;
  const guided = props.guide !== undefined;
  const hint = useHint({ game, declined, proof, solver, guided: guided && game.won === null });
  const [over, setOver] = useState<'help' | 'watch' | null>(null);
  const help = useMemo(() => props.help ?? helpTaken(), [props.help]);
  const helped = help.on(game);
  const { graph } = game.box;
  const isFirst = graph.quest.shape !== 'trial' && !knowsCards(feats.value, graph.quest.shape);
  const options = model.options.value;
  // What was asked for comes before what is told unasked.
  const isTaught = isFirst && game.won === null && hint.step === 0;
  const lesson = isTaught ? cardLesson({ game, layout, options }) : null;
  const best = useMemo(() => (proof === null ? null : framesOf(graph, proof.solution)), [graph, proof]);
  const key = positionKey(game.position);
  const reached = best?.findLastIndex((frame) => positionKey(frame) === key) ?? -1;
  const pay = () => {
    if (priceOf(earned, helped) === 'none') return;
    help.take(game);
    props.onHelped?.();
  };
  const acts: Acts = {
    undo: () => table.act({ type: 'undo' }),
    restart: () => table.act({ type: 'restart' }),
    skip: () => table.act({ type: 'skip' }),
    hint: () => {
      if (hint.step > 0 && hint.counsel === 'broken') return hint.again();
      // Whether it can still be won is free: what comes after that is help.
      if (hint.step > 0 && !isTold(hint.counsel)) return;
      if (hint.step > 0) pay();
      hint.more();
    },
    help: () => setOver('help'),
    watch: () => {
      pay();
      if (game.won !== true) props.onWatched?.();
      setOver('watch');
    },
  };
  const plays = table.seat !== null && game.won === null;
  useKeys(keysOf(plays && over !== 'watch', aids, acts));
  const outcome = useMemo(() => outcomeOf(props, helped), [game.won]);
  useDone(game, outcome, props.onDone);
  return {
    ...{ table, model, game, layout, proof, best, declined, hint, lesson, plays, aids, acts, outcome },
    price: priceOf(earned, helped),
    opens: adventureOf(props.id ?? '')?.trials.includes(props.id ?? '') === true,
    reached: reached < 0 ? null : reached,
    helps: over === 'help',
    watches: over === 'watch' && best !== null,
    close: () => setOver(null),
  };
}

function keysOf(plays: boolean, aids: boolean, { undo, restart, hint, help }: Acts) {
  const always = { KeyM: toggleMute, Slash: help };
  if (!plays) return always;
  return { ...always, KeyU: undo, Backspace: undo, KeyR: restart, ...(aids ? { KeyH: hint } : {}) };
}

/** As it is at the end: who looks at the best way afterwards has earned it all the same. */
function outcomeOf({ game, shipped, star }: QuestScreenProps & Opened, helped: boolean): Outcome {
  const earns = game.won === true && shipped !== null && star !== undefined;
  return { helped, star: earns ? starFor(game.actions, shipped.proof.solution.length, helped) : null };
}

/** Whoever comes when it is over is told nothing. */
function useDone(game: TowerGame, outcome: Outcome, onDone: QuestScreenProps['onDone']): void {
  const { won, actions } = game;
  const told = useRef(won !== null);
  useEffect(() => {
    if (won !== null && !told.current) onDone?.({ won, actions, ...outcome, frames: ownFrames(game) });
    told.current = won !== null;
  }, [won]);
}
