import { type PuzzleCode, type PuzzleRefusal, shippedText, slugOf } from '#content/puzzle.ts';
import type { Proof } from '#content/quest-format/shipped.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { tx, txMaybe } from '../../../ui/text.ts';

// To the server and back.

export interface Work {
  readonly title: string;
  readonly author: string;
  /** Whether others may find it without its link. */
  readonly listed: boolean;
  readonly quest: Quest;
  readonly proof: Proof;
}

/** The code under which it is published, or why it is not. */
export async function publish({
  title,
  author,
  listed,
  quest,
  proof,
}: Work): Promise<{ code: string } | { why: string }> {
  const text = shippedText({ quest, name: slugOf(title), proof });
  try {
    const answer = await fetch('/api/puzzles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, author: author === '' ? null : author, quest: text, listed }),
    });
    const body = (await answer.json()) as { readonly code: string } | PuzzleRefusal;
    return 'refused' in body ? { why: refusalWords(body) } : body;
  } catch {
    return { why: tx('editor.publish.failed') };
  }
}

function refusalWords({ refused, params }: PuzzleRefusal): string {
  const known: PuzzleCode = refused;
  return txMaybe(`editor.refused.${known}`, params) ?? tx('editor.publish.failed');
}
