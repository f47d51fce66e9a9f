// Whoever comes to another screen stands at its headline: it is read out, once, and Tab goes on from there.

/** What had the focus went away with the screen before. */
const isNowhere = ({ activeElement, body }: Document) => (activeElement ?? body) === body;

/** A screen replaces what is in the root, or what is in its main part; nothing deeper is looked at. */
export function watchArrivals(root: HTMLElement): void {
  let last: Element | undefined;
  const headlines = () => root.querySelectorAll<HTMLElement>('main h1, main h2');
  const arrive = () => {
    for (const headline of headlines()) {
      // A field that a screen focuses by itself has it by now; a headline that is not shown takes none.
      if (!isNowhere(document)) return;
      headline.tabIndex = -1;
      headline.focus({ preventScroll: true });
    }
  };
  const look = () => {
    for (const screen of [root, ...root.querySelectorAll('main')])
      observer.observe(screen, { childList: true });
    const [headline = last] = headlines();
    // The first page of all begins at its top.
    if (last !== undefined && headline !== last) requestAnimationFrame(() => setTimeout(arrive));
    last = headline;
  };
  const observer = new MutationObserver(look);
  look();
}
