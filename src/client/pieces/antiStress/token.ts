import type { Token as Held } from '#client/tray/token.ts';

const NOTHING = {};
/** The board stays as it is. */
const offers = () => NOTHING;

export const SAND: Held = {
  ...{ type: 'turnSand', sure: true, offers },
  tries: (_view, seat) => [{ type: 'turnSand', seat }],
};

export const TALK: Held = {
  ...{ type: 'callTalk', sure: true, offers },
  tries: (_view, seat) => [{ type: 'callTalk', seat }],
};

/** [X2.2] with whom is asked in a sheet of its own. */
export const SWAP: Held = {
  ...{ type: 'swapHands', offers },
  tries: ({ shared }, seat) =>
    shared.hands.flatMap((_, target) =>
      target === seat && shared.hands.length > 1 ? [] : [{ type: 'swapHands', seat, target }],
    ),
};
