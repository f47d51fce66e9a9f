import { type Measure, mostOf, striking } from './award.ts';

const ENOUGH = 5;
const RIDES = ['vortex', 'escalator'];

/** Who knew the short ways: vortexes and escalators. */
export const traveller: Measure = (tale) => {
  const rides = tale.acts.filter(({ event }) => event.type === 'moved' && RIDES.includes(event.by));
  const most = mostOf(tale, rides, ENOUGH);
  if (most === null) return null;
  return { id: 'traveller', seats: [most.seat], count: most.count, weight: striking(30 + 2 * most.count) };
};
