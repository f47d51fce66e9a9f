import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  LONGEST_PUZZLE,
  LONGEST_PUZZLE_TITLE,
  type PuzzleCode,
  type PuzzleRefusal,
} from '#content/puzzle.ts';
import type { Params } from '#engine/core/refusal.ts';
import { cleanName } from '#room/lobby.ts';
import type { Parts } from './http.ts';
import { Unanswered } from './postgres/connect.ts';
import type { StoredPuzzle } from './puzzleFile.ts';
import { isProven, shownPuzzle } from './puzzleShown.ts';
import type { Appraisal, Appraised } from './puzzleWorker.ts';
import { NotKept, writes } from './store.ts';
import { openWorkerQueue, type WorkerLimits } from './workerQueue.ts';
import { inProcess } from './workplace.ts';

// Puzzles that people draw, published by link. A drawing from outside is only ever looked at in
// another thread, and searched in another process: here it is a text of limited length.

/** What is decided when it is published; the rest is counted. */
type Kept = Omit<StoredPuzzle, 'solved' | 'liked' | 'fewest'>;

const CHECKS: WorkerLimits = { waiting: 32, time: 3_000, heap: 64 };
/** A trial takes a second, most epics less than six; what needs more stays claimed. */
const PROOFS: WorkerLimits = { waiting: 16, time: 10_000, heap: 192 };
const BUDGET = { time: 8_000, bytes: 256 * 2 ** 20 };
const A_MINUTE = { rateLimit: { max: 20, timeWindow: '1 minute' } };
/** Sixteen kilobytes at most each: then the file is being abused. */
const MOST_PUZZLES = 100_000;
const BODY = 4 * LONGEST_PUZZLE;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const Given = v.strictObject({
  title: text(200),
  author: v.exactOptional(v.nullable(text(200))),
  quest: text(LONGEST_PUZZLE),
  /** Whether others may find it without its link. */
  listed: v.exactOptional(v.boolean()),
});
export type Given = v.InferOutput<typeof Given>;

const STATUS: Partial<Record<PuzzleCode, number>> = {
  'puzzle.busy': 503,
  'puzzle.full': 503,
  'puzzle.slow': 503,
  'puzzle.tooFast': 429,
  'puzzle.tooLarge': 413,
  'puzzle.unknown': 404,
  'server.full': 507,
};

export function puzzleRoutes(app: FastifyInstance, { services, addresses }: Parts): void {
  const { store, isFull } = services;
  const worker = new URL('./puzzleWorker.ts', import.meta.url);
  const checks = openWorkerQueue<Appraisal, Appraised>(worker, CHECKS);
  const proofs = openWorkerQueue<Appraisal, Appraised>(worker, PROOFS, inProcess);
  app.addHook('onClose', async () => {
    await Promise.all([checks.close(), proofs.close()]);
  });

  const save = (puzzle: Kept) => store.kept(writes.puzzle(puzzle));

  /** Whoever publishes much waits for those who publish little. */
  async function publish(given: Given, from: object): Promise<{ readonly code: string } | PuzzleRefusal> {
    const title = cleanName(given.title, LONGEST_PUZZLE_TITLE);
    if (title === null) return refuse('puzzle.title', { longest: LONGEST_PUZZLE_TITLE });
    if (isFull()) return refuse('server.full');
    if ((await store.puzzles()) >= MOST_PUZZLES) return refuse('puzzle.full');
    const checked = await checks.ask({ kind: 'check', text: given.quest, ...BUDGET }, from);
    if (checked === 'full') return refuse('puzzle.busy');
    if (checked === 'late') return refuse('puzzle.slow');
    if ('refused' in checked) return refuse(checked.refused, { line: checked.line, column: checked.column });
    const listed = given.listed === true ? 1 : 0;
    const puzzle = { ...named(checked), title, author: cleanName(given.author ?? ''), listed };
    await save(puzzle);
    // That the server is closed meanwhile is no fault of theirs.
    appraise(puzzle, 'prove', from).catch(() => undefined);
    return { code: puzzle.code };
  }

  /** Whoever published it has their link by now. */
  async function appraise(puzzle: Kept, kind: 'prove' | 'grade', from: object): Promise<void> {
    const known = (await store.puzzle(puzzle.code)) ?? puzzle;
    if (kind === 'prove' && isProven(known)) return;
    const found = await proofs.ask({ kind, text: known.quest, ...BUDGET }, from);
    if (typeof found === 'string' || 'refused' in found) return;
    await save({ ...known, ...named(found) });
    if (kind === 'prove' && isProven(found)) await appraise(puzzle, 'grade', from);
  }

  const options = { config: A_MINUTE, bodyLimit: BODY, errorHandler: malformed };
  app.post('/api/puzzles', options, async (request, reply) => {
    const given = v.safeParse(Given, request.body);
    const answer = given.success
      ? await publish(given.output, addresses.asking(request.raw))
      : refuse('puzzle.malformed');
    return 'refused' in answer ? say(reply, answer) : reply.code(201).send(answer);
  });
  app.get<{ Params: { code: string } }>('/api/puzzles/:code', async ({ params }, reply) => {
    const puzzle = await store.puzzle(params.code);
    return puzzle === null ? say(reply, refuse('puzzle.unknown')) : reply.send(shownPuzzle(puzzle));
  });
}

function named({ code, text: quest, actions, bound }: Exclude<Appraised, { refused: PuzzleCode }>) {
  return { code, quest, actions, bound };
}

const refuse = (refused: PuzzleCode, params: Params = {}): PuzzleRefusal => ({ refused, params });

function say(reply: FastifyReply, refusal: PuzzleRefusal): FastifyReply {
  return reply.code(STATUS[refusal.refused] ?? 422).send(refusal);
}

/** What never became a request: too long, no JSON, too many of them; or it could not be kept just now. */
function malformed(error: FastifyError | Error, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof NotKept || error instanceof Unanswered) return say(reply, refuse('puzzle.busy'));
  const { statusCode = 500 } = error as { readonly statusCode?: number };
  if (statusCode === 429) return say(reply, refuse('puzzle.tooFast'));
  if (statusCode === 413) return say(reply, refuse('puzzle.tooLarge'));
  if (statusCode < 500) return say(reply, refuse('puzzle.malformed'));
  return reply.code(statusCode).send({ refused: 'puzzle.slow', params: {} });
}
