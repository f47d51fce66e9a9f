import { useEffect, useState } from 'preact/hooks';
import { type Day, today } from './today.ts';

const A_DAY = 86_400_000;
/** A clock may ring a little early. */
const SPARE = 100;

/** The day it is, also on a page that is left open over midnight. */
export function useToday(): Day {
  const [now, setNow] = useState(today);
  useEffect(() => {
    const look = () => setNow(today());
    const timer = setTimeout(look, A_DAY - (Date.now() % A_DAY) + SPARE);
    // A device that sleeps hears no clock.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now]);
  return now;
}
