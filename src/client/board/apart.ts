import type { Marker, Window } from './camera.ts';

// Markers that would cover each other stand side by side along the edge, so that each can be tapped.

/** As large as a marker is, and a little between two. */
const ROOM = 46;

const covers = (one: Marker, other: Marker) =>
  Math.abs(one.left - other.left) < ROOM && Math.abs(one.top - other.top) < ROOM;

/** Each as near to its own place as those before it let it stand. */
export function apart(markers: readonly Marker[], window: Window): readonly Marker[] {
  const standing: Marker[] = [];
  for (const marker of markers) {
    const places = alongEdge(marker, window, markers.length);
    standing.push(places.find((place) => !standing.some((other) => covers(place, other))) ?? marker);
  }
  return standing;
}

function alongEdge(marker: Marker, { left, top, width, height }: Window, count: number): readonly Marker[] {
  const isBeside = marker.left <= left + ROOM || marker.left >= left + width - ROOM;
  const shifts = Array.from({ length: 2 * count + 1 }, (_, place) => nearFirst(place) * ROOM);
  const moved = (by: number) =>
    isBeside ? { ...marker, top: marker.top + by } : { ...marker, left: marker.left + by };
  const fits = (place: Marker) =>
    Math.min(place.left - left, left + width - place.left) >= ROOM / 2 &&
    Math.min(place.top - top, top + height - place.top) >= ROOM / 2;
  return shifts.map(moved).filter((place, index) => index === 0 || fits(place));
}

/** 0, 1, -1, 2, -2 and so on. */
const nearFirst = (place: number) => Math.ceil(place / 2) * (place % 2 === 1 ? 1 : -1);
