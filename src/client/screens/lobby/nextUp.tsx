import { gameName, tx } from '../../ui/text.ts';
import { chosen, chosenQuest, isOwn } from './chosen.ts';

/** What is dealt next, in a word, where the whole of it is further down. */
export function NextUp({ choice }: { readonly choice: unknown }) {
  return <p class="small soft next-up">{nameOf(choice)}</p>;
}

function nameOf(choice: unknown): string | undefined {
  if (chosenQuest(choice) !== null) return tx('page.choice.game.tower');
  const heist = chosen(choice);
  return gameName(isOwn(heist) ? { own: heist.own.name } : { scenario: heist.scenario });
}
