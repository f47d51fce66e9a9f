import { eveningSetup } from '#content/evenings.ts';
import { ALONE, ownOf } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { FULL_SAND, PERMANENT, setupFor } from '#content/scenarios.ts';
import type { Setup } from '#engine/mall/index.ts';
import type { GameResult } from '#room/gameEngine.ts';
import { SIDES, type WinningSide } from '#room/sides.ts';
import type { AnyHeader } from './catalogue.ts';

// The Great Book of Challenges [S-book]: per scenario and level, who won it and with how many sand
// timer spaces; fewer is better. A room's book is its lasting group's, the host's is everyone's [R15c].

/** How a game ended, as it is kept: with what the book and the list of replays need. */
export interface Ending extends GameResult {
  readonly names: readonly string[];
  readonly faces?: readonly number[];
  /** The seats that bots played, all the time or for a while: such a game is kept apart from those of people. */
  readonly bots?: readonly number[];
  /** Of these, the seats of people whose chairs bots had for a while. */
  readonly lent?: readonly number[];
  /** Wall-clock time, for people to read. */
  readonly when: number;
  /** Milliseconds from the first grain to the end; a quest has no clock, and some old games have none written down. */
  readonly time?: number;
}

interface Win {
  readonly timers: number;
  readonly time?: number;
  /** Only where it is not what everyone has: the sand, and pieces that joined the scenario. */
  readonly sand?: number;
  readonly joined?: readonly string[];
  readonly names: readonly string[];
  /** The seats that bots played: such a line is in a chapter of its own. */
  readonly bots?: readonly number[];
  /** Of these, the seats of people whose chairs bots had for a while. */
  readonly lent?: readonly number[];
  readonly game: string;
  readonly when: number;
}
/** An own scenario is known by its name, and told from another of that name by the code of its link. */
type Challenge =
  | { readonly scenario: number; readonly level: number }
  /** [X0.7] an evening of Maximum Security; the hard way is a challenge of its own. */
  | { readonly evening: string; readonly hardcore?: number }
  | { readonly own: string; readonly code: string }
  /** A quest of the tower, by its id; fewer actions are better. */
  | { readonly quest: string; readonly actions: number }
  | RolesChallenge;

/** [H0.1] A level of hidden roles and the side it went to, whatever was played with it. */
interface RolesChallenge {
  readonly roles: string;
  readonly side: WinningSide;
  readonly winners: readonly number[];
  readonly title: AnyHeader['title'];
}

export type BookLine = Win & Challenge;

/** A line with what puts it in its place: the lower, the better. */
export interface Entered {
  readonly challenge: string;
  readonly actions: number;
  readonly timers: number;
  readonly time: number | null;
  readonly ended: number;
  readonly line: BookLine;
}

/**
 * Null for what is in nobody's book: a game that was not won, and somebody's own puzzle. With hidden roles whatever was
 * played to its end is in it, under the side it went to, and nowhere else; what bots played in has a chapter of its own.
 */
export function lineOf(game: string, header: AnyHeader, ending: Ending): Entered | null {
  const challenge = ending.won || isRoles(header) ? challengeOf(header, ending) : null;
  if (challenge === null) return null;
  const { timers, names, when, time = null, bots = [], lent = [] } = ending;
  const actions = 'actions' in challenge ? challenge.actions : 0;
  if (![actions, timers, when, time ?? 0].every(Number.isSafeInteger) || !Array.isArray(names)) return null;
  const timed = time === null ? {} : { time };
  const mates = { ...(bots.length === 0 ? {} : { bots }), ...(lent.length === 0 ? {} : { lent }) };
  const line = { ...challenge, timers, ...timed, ...unusual(header), names, ...mates, game, when };
  const key = bots.length === 0 ? keyOf(challenge) : `${BOTS.from}${keyOf(challenge)}`;
  return { challenge: key, actions, timers, time, ended: when, line };
}

/** What the line of people's game is kept under, won or not; null for what is nobody's record. */
export function challengeKey(header: AnyHeader, ending: Ending): string | null {
  const challenge = (ending.bots ?? []).length > 0 ? null : challengeOf(header, ending);
  return challenge === null ? null : keyOf(challenge);
}

export function unusual({ title, setup }: AnyHeader): Pick<Win, 'sand' | 'joined'> {
  if ('drawing' in setup || typeof title.own === 'string') return {};
  const { players, pieces, sand } = setup as Setup;
  const usual = usualOf(title, players)?.pieces ?? [];
  const isUsual = (piece: string) => piece === ALONE || PERMANENT.includes(piece) || usual.includes(piece);
  const joined = pieces.filter((piece) => !isUsual(piece));
  return { ...(sand === FULL_SAND ? {} : { sand }), ...(joined.length === 0 ? {} : { joined }) };
}

const usualOf = ({ evening, hardcore, scenario }: AnyHeader['title'], players: number) =>
  evening === undefined
    ? setupFor({ scenario: Number(scenario), players })
    : eveningSetup({ evening: String(evening), hardcore: hardcore !== undefined, players });

function challengeOf(header: AnyHeader, ending: Ending): Challenge | null {
  const { title, setup } = header;
  const { actions = 0 } = ending;
  if ('drawing' in setup) return typeof title.quest === 'string' ? { quest: title.quest, actions } : null;
  if (isRoles(header)) return rolesChallenge(header, ending);
  if (typeof title.own === 'string')
    return { own: title.own, code: ownCode(ownOf(title.own, setup as Setup)) };
  if (typeof title.evening === 'string')
    return { evening: title.evening, ...(title.hardcore === undefined ? {} : { hardcore: 1 }) };
  return { scenario: Number(title.scenario), level: Number(title.level) };
}

const isRoles = ({ setup }: AnyHeader) => 'roles' in setup && setup.roles !== undefined;

function rolesChallenge({ setup, title }: AnyHeader, { side, winners = [] }: Ending): RolesChallenge | null {
  if (side === undefined || !SIDES.includes(side)) return null;
  return { roles: String((setup as Setup).roles), side, winners, title };
}

const [SCENARIO, EVENING, OWN, QUEST, ROLES] = ['0/', '0x/', '1/', '2/', '3/'];
/** Before any character of a name, so that a name comes before one that goes on. */
const END_OF_NAME = '\u0001';

/** Texts in whose order the challenges are: those of the game, its evenings, own scenarios by name, then the tower. */
function keyOf(challenge: Challenge): string {
  if ('scenario' in challenge) return `${SCENARIO}${padded(`${challenge.scenario}/${challenge.level}`)}`;
  if ('evening' in challenge)
    return `${EVENING}${padded(challenge.evening)}${challenge.hardcore === undefined ? '' : '/1'}`;
  if ('roles' in challenge) return rolesKey(challenge.roles, challenge.side);
  if ('quest' in challenge) return `${QUEST}${padded(challenge.quest)}`;
  return `${OWN}${challenge.own}${END_OF_NAME}${challenge.code}`;
}

export const rolesKey = (level: string, side: WinningSide) => `${ROLES}${level}/${side}`;
/** Sides are a chapter of their own: other challenges come before this key. */
export const FIRST_OF_ROLES = ROLES as string;

/** A part of the Book: between these keys. */
export interface Chapter {
  readonly from: string;
  readonly to: string;
}
export const PEOPLE: Chapter = { from: '', to: FIRST_OF_ROLES };
export const BOTS: Chapter = { from: '4/', to: '5/' };

const padded = (text: string) => text.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
const unpadded = (text: string) => text.replace(/\d+/g, (digits) => String(Number(digits)));

/** What everyone can win, and of which there are only so many: between these keys. */
export const SHIPPED: readonly (readonly [from: string, to: string])[] = [
  [SCENARIO as string, OWN as string],
  [QUEST as string, FIRST_OF_ROLES],
];

export interface WonChallenges {
  readonly scenarios: readonly number[];
  readonly quests: readonly string[];
  /** Either way. */
  readonly evenings: readonly string[];
}

export function wonChallenges(keys: readonly string[]): WonChallenges {
  const after = (kind = '') =>
    keys.filter((key) => key.startsWith(kind)).map((key) => unpadded(key.slice(kind.length)));
  const scenarios = after(SCENARIO).map((key) => Number(key.split('/')[0]));
  const evenings = after(EVENING).map((key) => key.split('/')[0] as string);
  return { scenarios: [...new Set(scenarios)], quests: after(QUEST), evenings: [...new Set(evenings)] };
}
