import { useEffect, useRef, useState } from 'preact/hooks';

const NEWS = 2_600;

/** What came to lie there while somebody watched, for as long as it is news: by its name. */
export function useFresh(game: unknown, names: readonly string[]): ReadonlySet<string> {
  const seen = useRef({ game, names: new Set(names) });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (seen.current.game !== game) seen.current = { game, names: new Set(names) };
    const came = names.filter((name) => !seen.current.names.has(name));
    seen.current.names = new Set(names);
    if (came.length === 0) return;
    setFresh((now) => new Set([...now, ...came]));
    setTimeout(() => setFresh((now) => new Set([...now].filter((name) => !came.includes(name)))), NEWS);
  }, [game, names.join()]);
  return fresh;
}
