import { type Lang, t } from '#content/locales/index.ts';
import { roleStep } from '#content/locales/pieces/hiddenRoles/steps.ts';
import type { MallEntry, MallEvent, View } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { KINDS } from '#engine/mall/rules/hiddenRoles/kinds.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import type { RoleEvent } from '#engine/mall/rules/hiddenRoles/words.ts';
import type { PicName } from '../../../ui/pics.tsx';

// What happened with the cards of a finished game, step by step, and what one of its seats knew of them.

/** Whose eyes a replay is seen through. */
export type Eyes = number | 'all';

export interface RoleStep {
  /** Milliseconds after the first grain. */
  readonly at: number;
  readonly event: RoleEvent | { readonly type: 'haunted'; readonly seat: number };
  /** How many could answer, where somebody is accused. */
  readonly voters: number;
}

const isRoleEvent = (event: MallEvent): event is RoleEvent => Object.hasOwn(KINDS, event.type);

export function stepsOf(entries: readonly MallEntry[], start: number, players: number): readonly RoleStep[] {
  const gone = new Set<number>();
  let voters = 0;
  return entries.flatMap(({ at, events }) =>
    events.flatMap((event): readonly RoleStep[] => {
      if (event.type === 'accused') voters = players - gone.size - 1 - event.accused.length;
      if (event.type === 'eliminated') gone.add(event.seat);
      const step = { at: Math.max(0, at - start), voters };
      if (event.type === 'spoke' && gone.has(event.seat))
        return [{ ...step, event: { type: 'haunted', seat: event.seat } }];
      return isRoleEvent(event) && event.type !== 'noted' ? [{ ...step, event }] : [];
    }),
  );
}

export function stepText(
  lang: Lang,
  { event, voters }: RoleStep,
  eyes: Eyes,
  nameOf: (seat: number) => string,
) {
  if (event.type === 'haunted') return t(lang, 'roles.step.haunted', { name: nameOf(event.seat) });
  const seesThumb = (seat: number) => eyes === 'all' || eyes === seat;
  return roleStep(lang, event, { nameOf, voters, seesThumb });
}

/** Those one wants to find again. */
export const STEP_PICTURES: Readonly<Partial<Record<RoleStep['event']['type'], PicName>>> = {
  eyed: 'eye',
  accused: 'target',
  thumbsShown: 'hand',
  eliminated: 'away',
  heistAbandoned: 'door',
  haunted: 'horn',
  diviningOpened: 'ball',
  divined: 'ball',
  cardsShown: 'deck',
};

/** What was dealt to each seat, which the log of a finished game has. */
export function dealtCards(entries: readonly MallEntry[]): readonly (CardId | null)[] {
  const dealt = entries.flatMap(({ events }) => events).find((event) => event.type === 'dealt');
  return dealt?.hidden?.own?.map((own) => own.hiddenRoles?.card ?? null) ?? [];
}

/** The cards that these eyes see at this moment. */
export function cardsSeen(
  view: View,
  dealt: readonly (CardId | null)[],
  eyes: Eyes,
): readonly (CardId | null)[] {
  const { open } = rolesOf(view);
  return open.map((card, seat) => card ?? (eyes === 'all' || eyes === seat ? (dealt[seat] ?? null) : null));
}
