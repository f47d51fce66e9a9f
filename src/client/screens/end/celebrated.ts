import * as v from 'valibot';
import { read, write } from '../../kept.ts';

// The end of a game is celebrated once; whoever comes back to its result reads on.

export function wasCelebrated(game: string | undefined): boolean {
  return game !== undefined && read('celebrated', v.string(), null) === game;
}

export function celebrate(game: string | undefined): void {
  if (game !== undefined) write('celebrated', game);
}
