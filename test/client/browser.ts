import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

// A page without a browser. What a browser alone supplies is supplied here: how large things are, when they change
// their size, that a moment passes. Nothing of our own is replaced.

type Watcher = () => void;
const watchers = new Map<object, Watcher>();

class Watched {
  constructor(watcher: Watcher) {
    watchers.set(this, watcher);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {
    watchers.delete(this);
  }
}

/** Whoever cancels an animation does not wait for its end: a browser says nothing of it. */
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  animation.finished.catch(() => {});
  return animation;
};

/** Every element as large as this window, and without any padding. */
export function stageOf(width: number, height: number): { readonly resize: (w: number, h: number) => void } {
  const size = { width, height };
  const sized = (name: string, get: () => number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  sized('clientWidth', () => size.width);
  sized('clientHeight', () => size.height);
  vi.stubGlobal('ResizeObserver', Watched);
  vi.stubGlobal('isSecureContext', true);
  const style = document.createElement('style');
  style.textContent = '* { padding: 0px }';
  document.head.replaceChildren(style);
  return {
    resize: (w, h) => {
      Object.assign(size, { width: w, height: h });
      act(() => {
        for (const watcher of [...watchers.values()]) watcher();
      });
    },
  };
}

let root: HTMLElement | null = null;

/** Puts it into the page, in place of whatever was there. */
export function shown(node: ComponentChild): HTMLElement {
  gone();
  root = document.createElement('main');
  document.body.append(root);
  const into = root;
  act(() => render(node, into));
  return into;
}

export function again(node: ComponentChild): void {
  act(() => render(node, root as HTMLElement));
}

export function gone(): void {
  if (root !== null) {
    const from = root;
    act(() => render(null, from));
    from.remove();
  }
  root = null;
}

/** Does it, and lets the page draw what comes of it. */
export function done<T>(what: () => T): T {
  let result: T | undefined;
  act(() => {
    result = what();
  });
  return result as T;
}

/** By a clock that only moves when it is told to. */
export function passes(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

export function press(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) throw new Error('nothing there to press');
  done(() => element.click());
}

/** What a reader of the whole page reads of an element: its own name, or what is written in it. */
export function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export const buttons = (within: ParentNode = document): readonly HTMLButtonElement[] => [
  ...within.querySelectorAll('button'),
];

export function button(name: string | RegExp, within: ParentNode = document): HTMLButtonElement {
  const isMeant = (one: Element) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one));
  const found = buttons(within).filter(isMeant);
  if (found[0] === undefined)
    throw new Error(`no button ${name} among: ${buttons(within).map(nameOf).join(' | ')}`);
  return found[0];
}

export const textOf = (within: Element | null | undefined) =>
  (within?.textContent ?? '').replace(/\s+/g, ' ').trim();

export interface Key {
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** Presses a key where the focus is; whether the page made use of it. */
export function key(
  code: string,
  how: Key = {},
  on: Element = document.activeElement ?? document.body,
): boolean {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...how });
  done(() => on.dispatchEvent(event));
  return event.defaultPrevented;
}
