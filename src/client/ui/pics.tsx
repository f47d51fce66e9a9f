// Pictograms: one path each, drawn in a square of 24 by 24 with a line of 2.

export const PICS = {
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  bang: 'M12 3l7 4v6c0 4-3 7-7 8-4-1-7-4-7-8V7zM12 7.500v5M12 16v.5',
  hand: 'M8 12V5.500a1.500 1.500 0 0 1 3 0V11V4a1.500 1.500 0 0 1 3 0v7V5.500a1.500 1.500 0 0 1 3 0V14c0 4-2.500 7-6 7s-5-1.500-7-6l-1-2.500c1.500-1 2.500 0 3.500 1.500',
  mouth: 'M3 12c3-4 6-4 9-2 3-2 6-2 9 2-3 5-6 6-9 6s-6-1-9-6zM3 12h18',
  zip: 'M3 12h18M6 9v6M10 9v6M14 9v6M18 9v6',
  speak: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  tile: 'M4 4h16v16H4zM4 10h4M14 4v5M20 15h-5M10 20v-4',
  door: 'M6 21V3h12v18M4 21h16M14 12h.5',
  doors: 'M3 21V6h7v15M14 21V6h7v15M2 21h20M8 13h.2M19 13h.2',
  pass: 'M4 8h12l-3-3M20 16H8l3 3',
  dwarf: 'M4 20V9l4-4h8l4 4v11M9 20v-6a3 3 0 0 1 6 0v6',
  horn: 'M4 10v4h3l6 4V6l-6 4zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  ball: 'M12 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM7 20h10M9.500 8.500a3 3 0 0 1 2.500-2',
  camera: 'M3 8l11-3 2 6-11 3zM16 8l4-1 1 4-4 1M8 14v5h6',
  top: 'M4 14l8 4 8-4M4 10l8 4 8-4-8-4z',
  crown: 'M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z',
  swap: 'M7 4L3 8l4 4M3 8h11M17 20l4-4-4-4M21 16H10',
  shift: 'M4 4h7v7H4zM13 13h7v7h-7zM15 4h5v5M9 20H4v-5',
  twin: 'M3 4h8v8H3zM13 12h8v8h-8zM7 15a6 6 0 0 0 4 5M17 9a6 6 0 0 0-4-5',
  mute: 'M4 10v4h3l5 4V6L7 10zM16 9.500l5 5M21 9.500l-5 5',
  sound: 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6',
  vortexOff: 'M12 12a2 2 0 1 1 2-2M12 12a5 5 0 1 0-5-5M12 12a8 8 0 0 1-8 4M4 4l16 16',
  apart: 'M6 4v16M18 4v16M10 12H3M3 12l2-2M3 12l2 2M14 12h7M21 12l-2-2M21 12l-2 2',
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  kite: 'M12 2l6 8-6 7-6-7zM12 17c-2 2 2 3 0 5M6 10h12M12 2v15',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  back: 'M11 5l-7 7 7 7M4 12h16',
  next: 'M13 5l7 7-7 7M20 12H4',
  download: 'M12 3v12M7 11l5 5 5-5M4 20h16',
  book: 'M4 5c3-1.500 5.500-1 8 1 2.500-2 5-2.500 8-1v14c-3-1.500-5.500-1-8 1-2.500-2-5-2.500-8-1zM12 6v14',
  learn: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5',
  solo: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2 20c.5-4 3-6 7-6s6.500 2 7 6M16 5a3.500 3.500 0 0 1 0 7M18 14.500c2.500.8 3.700 2.800 4 5.500',
  list: 'M8 6h13M8 12h13M8 18h13M3.500 6h.1M3.500 12h.1M3.500 18h.1',
  check: 'M4 13l5 5L20 6',
  bot: 'M5 9h14v11H5zM12 9V4M9 14v1M15 14v1',
  more: 'M4 7h16M4 12h16M4 17h16',
  away: 'M15 4a8 8 0 1 0 5 11 7 7 0 0 1-5-11z',
  send: 'M4 12L21 4l-6 17-3-7z',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4',
  ribbon: 'M12 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.500 13L7 21.500l5-3 5 3L15.500 13',
  share:
    'M6 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM18 3.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM18 15.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.200 10.800l7.600-3.600M8.200 13.200l7.600 3.600',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  candle: 'M12 3c-2 2.500-2.500 4-2.500 5a2.500 2.500 0 0 0 5 0c0-1-.5-2.500-2.500-5zM9 13h6v8H9zM6 21h12',
  calendar:
    'M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5M8 14.500h.1M12 14.500h.1M16 14.500h.1M8 17.500h.1M12 17.500h.1',
  target:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 11.900v.2',
  tower: 'M6 21V9h12v12M4 21h16M4 9V4h3v2h3V4h4v2h3V4h3v5zM10 21v-5a2 2 0 0 1 4 0v5',
  deck: 'M4 7h12v14H4zM8 7V3h12v14h-4',
  undo: 'M9 14L4 9l5-5M4 9h10a5.500 5.500 0 0 1 0 11h-4',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M6.500 2v4.500H11',
  bulb: 'M9 18h6M10 21h4M9 15.500c0-1.500-3-3-3-6.500a6 6 0 0 1 12 0c0 3.500-3 5-3 6.500z',
  dots: 'M5 12h.1M12 12h.1M19 12h.1',
  lock: 'M6 11h12v10H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11M12 15v2',
  device: 'M7 2.500h10v19H7zM11 18.500h2',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.500a2.500 2.500 0 1 1 3.700 2.200c-.8.500-1.200 1-1.200 1.800M12 16.800v.1',
} as const;
export type PicName = keyof typeof PICS;

export function Pic({ name }: { readonly name: PicName }) {
  return (
    <svg class="pic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICS[name]} />
    </svg>
  );
}

/** The hourglass of the icon. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1d2340" />
      <path class="glass" d="M9 5h14v3l-6 8 6 8v3H9v-3l6-8-6-8z" />
      <path d="M11.500 24.500h9L16 18z" fill="#e8a33d" />
    </svg>
  );
}
