import { titleOf } from '#content/own.ts';
import type { AnyChoice } from '#protocol/messages.ts';
import { gameName, tx } from '../../ui/text.ts';
import { chosen, chosenQuest } from './chosen.ts';

/** What is dealt next, in a word, where the whole of it is further down. */
export function NextUp({ choice }: { readonly choice: AnyChoice | null }) {
  return <p class="small soft next-up">{nameOf(choice)}</p>;
}

function nameOf(choice: AnyChoice | null): string | undefined {
  if (chosenQuest(choice) !== null) return tx('page.choice.game.tower');
  const heist = chosen(choice);
  return gameName(titleOf(heist));
}
