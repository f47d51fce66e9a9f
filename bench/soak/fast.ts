// Loaded before a server: its days are short. The wall clock runs so many times as fast, from one moment on for all nodes, and
// what is done every so many minutes is done that much sooner. Sand runs as ever: it is not the wall clock's.

const speed = Number(process.env.HUSHGLASS_SOAK_SPEED ?? 1);
const began = Number(process.env.HUSHGLASS_SOAK_BEGAN ?? Date.now());
/** Shorter ones wait for a network or a person. */
const LONG = 600_000;

const wallClock = Date.now.bind(Date);
Date.now = () => began + Math.floor((wallClock() - began) * speed);
const every = globalThis.setInterval;
const soon = (delay = 0) => (delay >= LONG ? delay / speed : delay);
globalThis.setInterval = Object.assign(
  (work: () => void, delay?: number, ...rest: unknown[]) => every(work, soon(delay), ...rest),
  every,
) as typeof setInterval;
