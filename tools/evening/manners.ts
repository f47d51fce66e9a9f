import { button, heading, pressButton, pressWhenReady, shut } from './acts.ts';
import type { Person } from './people.ts';
import { hope, say, type Walk } from './walk.ts';

// What people do to one another during a game.

export async function wishToPause(walk: Walk, person: Person): Promise<void> {
  await pressButton(walk, person, 'play.menu.open');
  await pressButton(walk, person, 'play.pause.wish');
  await shut(walk, person);
}

export async function takeBackTheWish(walk: Walk, person: Person): Promise<void> {
  await pressWhenReady(walk, person, button(walk, person, 'play.pause.back'));
}

/** Whoever is here agrees, and it is so. */
export async function agreeToPause(walk: Walk, people: readonly Person[]): Promise<void> {
  for (const person of people) await pressWhenReady(walk, person, button(walk, person, 'play.pause.agree'));
  for (const person of people) await heading(walk, person, 'play.pause.title').waitFor();
}

export async function playOn(walk: Walk, people: readonly Person[]): Promise<void> {
  for (const person of people) await pressWhenReady(walk, person, button(walk, person, 'play.pause.on'));
  for (const { page } of people) await page.locator('.paused').waitFor({ state: 'detached' });
}

export async function stareAt(walk: Walk, person: Person, at: Person): Promise<void> {
  await pressButton(walk, person, 'play.players.stare', { name: at.name });
  await hope(
    walk,
    `${at.name} notices the stare`,
    at.page.locator('.alarm.stare').waitFor({ timeout: 3_000 }),
  );
}

export async function prod(walk: Walk, person: Person, whom: Person): Promise<void> {
  await pressButton(walk, person, 'play.players.prod', { name: whom.name });
  await hope(
    walk,
    `${whom.name} notices the pawn`,
    whom.page.locator('.alarm.prod').waitFor({ timeout: 3_000 }),
  );
}

/** The line is away, and nobody did anything about it. */
export async function loseTheLine(person: Person): Promise<void> {
  person.cut = true;
  await person.context.setOffline(true);
  person.line.cut();
  person.line.reset();
}

export async function findTheLine(walk: Walk, person: Person): Promise<void> {
  person.line.mend();
  await person.context.setOffline(false);
  await lostLine(walk, person).waitFor({ state: 'detached' });
  person.cut = false;
}

export const lostLine = (walk: Walk, { page }: Person) =>
  page.getByText(say(walk, 'page.status.lost')).first();
