// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchArrivals } from '#client/ui/arrival.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => document.body.replaceChildren());

/** A browser tells of a change after it, and a screen is there a frame later. */
const show = async (html: string, within: Element = root) => {
  within.innerHTML = html;
  await vi.waitFor(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));
};
const read = () => document.activeElement?.textContent;

describe('whoever comes to another screen', () => {
  test('stands at its headline, which the keyboard leaves out', async () => {
    root.innerHTML = '<main><h1>Home</h1><a href="/">Room</a></main>';
    watchArrivals(root);
    expect(document.activeElement).toBe(document.body);
    root.querySelector('a')?.focus();
    await show('<p>Loading</p>');
    expect(document.activeElement).toBe(document.body);
    await show('<main><div><h1>Room</h1></div></main>');
    expect(read()).toBe('Room');
    expect((document.activeElement as HTMLElement).tabIndex).toBe(-1);
  });

  test('also where only the main part is another', async () => {
    root.innerHTML = '<main><form><h1>Name</h1><button>Enter</button></form></main>';
    watchArrivals(root);
    root.querySelector('button')?.focus();
    await show('<section><h1>Table</h1></section>', root.querySelector('main') as Element);
    expect(read()).toBe('Table');
  });

  test('is left alone where something has the focus by itself, and on a screen that only changes', async () => {
    root.innerHTML = '<main><h1>Home</h1></main><aside><button>Chat</button></aside>';
    watchArrivals(root);
    const main = root.querySelector('main') as Element;
    root.querySelector('button')?.focus();
    await show('<h1>Room</h1>', main);
    expect(read()).toBe('Chat');
    (document.activeElement as HTMLElement).blur();
    main.append(document.createElement('p'));
    await show('<button>Talk</button>', root.querySelector('aside') as Element);
    expect(document.activeElement).toBe(document.body);
  });
});
