import type { Colour } from '#engine/mall/index.ts';

// [M1] every colour has its symbol. One filled path each, on a field of 24 by 24.

const PATHS: Readonly<Record<Colour, string>> = {
  yellow: 'M12 .8 14.4 4v10H19v2.7h-5.4V20a2 2 0 1 1-3.2 0v-3.3H5V14h4.6V4Z',
  purple:
    'M8.6 1.6h6.8v3h-1.2V9l5.6 9.3a2.6 2.6 0 0 1-2.2 4H6.4a2.6 2.6 0 0 1-2.2-4L9.8 9V4.6H8.6ZM8.4 15.2h7.2L13 10.6h-2Z',
  green:
    'M5.6 1.4C14.8 3 19 7.6 19 12s-4.2 9-13.4 10.6v-2.1C12 19 16 15.8 16 12S12 5 5.6 3.5ZM5.6 1.4H7v21.2H5.6ZM1.6 10.9h16.6V8.2l5.4 3.8-5.4 3.8v-2.7H1.6Z',
  orange:
    'M10.7 2h2.8v20.5h-2.8ZM13.5 3.8c3.6-.4 6-1.3 7.7-2.6 1.7 4.2 1.7 8.5 0 12.7-1.7-1.3-4.1-2.2-7.7-2.6ZM10.7 5 5.4 3.3v8.6l5.3-1.7Z',
  blue: 'M12 .8 19.6 8.8 12 17.2 4.4 8.8ZM11.2 16.4h1.7c.2 2.7 3.3 2 3.7 5.4l-1.8.3c-.3-2-3.3-1.3-3.6-5.7Z',
};

export function symbolPath(colour: Colour): string {
  return PATHS[colour];
}
