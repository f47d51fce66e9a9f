// What a stylesheet or a script may ask of the device, each question named once. In a stylesheet PHONE_UPRIGHT is
// written `@media (--phone-upright)`.

export const PHONE_UPRIGHT = '(max-width: 760px) and (orientation: portrait)';
export const PHONE_ON_ITS_SIDE = '(max-height: 520px) and (orientation: landscape)';
export const PHONE = `${PHONE_UPRIGHT}, ${PHONE_ON_ITS_SIDE}`;
/** Whatever is no phone. */
export const BEYOND_PHONE =
  '(min-width: 761px) and (orientation: portrait), (min-height: 521px) and (orientation: landscape)';
/** As small as a phone, whatever it is. */
export const SMALL = '(max-width: 760px), (max-height: 520px)';
export const TINY = '(max-width: 480px), (max-height: 520px)';
export const LOW = '(max-height: 520px)';

/** From here on the window grows: one thing above the other, then two columns, then more air around them. */
export const NARROW = '(max-width: 520px)';
export const MIDDLING = '(520px < width < 860px)';
export const ONE_COLUMN = '(max-width: 559px)';
export const COLUMNS_BUT_LOW = '(min-width: 560px) and (max-height: 500px)';
export const TWO_COLUMNS = '(min-width: 700px)';
export const SIDE_BY_SIDE = '(min-width: 800px)';
export const SIDE_BY_SIDE_AND_HIGH = '(min-width: 800px) and (min-height: 640px)';
export const WIDE = '(min-width: 860px)';
/** A laptop, or as much room as one has. */
export const ROOMY = '(min-width: 860px) and (min-height: 521px)';
export const LARGE = '(min-width: 1000px)';

export const MORE_CONTRAST = '(prefers-contrast: more)';
/** The device has few colours of its own, and keeps none of ours. */
export const FORCED_COLOURS = '(forced-colors: active)';
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';
/** Nobody looks for a key where there are only fingers. */
export const NO_KEYS = '(hover: none) and (pointer: coarse)';
/** Fingers do not hover. */
export const HAS_POINTER = '(hover: hover)';
