import { useEffect, useState } from 'preact/hooks';

/** The answer to a question of media.ts, and again when it changes. */
export function useMatches(question: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(question).matches);
  useEffect(() => {
    const asked = matchMedia(question);
    const look = () => setMatches(asked.matches);
    look();
    asked.addEventListener('change', look);
    return () => asked.removeEventListener('change', look);
  }, [question]);
  return matches;
}
