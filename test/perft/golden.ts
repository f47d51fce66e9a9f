// Per position and depth: legal commands in the different positions one level up, command sequences
// in all, different positions reached. A change here is a change of the rules: it needs a reason.
export const GOLDEN: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  '[M6] [M7] [M8] [M11] [M12] [M13] the start of a game on open ground': [
    [12, 12, 12],
    [209, 209, 125],
    [2378, 3984, 915],
    [18567, 80197, 5025],
  ],
  '[M10] [M14] narrow ways, two heroes at exploration spaces, a closed tile and one whose arrow meets a wall':
    [
      [18, 18, 18],
      [321, 321, 174],
      [3075, 5795, 1029],
      [18390, 106078, 4530],
    ],
  '[M17] [M18] [M19] [M23] two heroes away from the theft, exits at hand': [
    [29, 29, 28],
    [820, 851, 402],
    [12103, 25525, 3640],
  ],
  '[M20] [M21] [S2] after the theft, three gone soon': [
    [18, 18, 18],
    [360, 360, 215],
    [4604, 7641, 1880],
    [42026, 167332, 12484],
  ],
  '[S1] [M20] all heroes leave by the one exit': [
    [16, 16, 16],
    [282, 282, 183],
    [3516, 5375, 1417],
    [27954, 105979, 8087],
  ],
  '[S4] small passage, escalator and elf’s window with every rule of scenario 7': [
    [20, 20, 18],
    [381, 421, 226],
    [4921, 8971, 1660],
  ],
  '[S5] [R8] [R9] the mage at her ball, a hero beside an exploration space of its own': [
    [16, 16, 16],
    [260, 260, 157],
    [2597, 4238, 1013],
    [17099, 69545, 5141],
  ],
  '[S6] [R6] two cameras, the barbarian near one of them, timers at hand, one of them out of order': [
    [23, 23, 23],
    [531, 531, 284],
    [6710, 12447, 2299],
  ],
  '[S10] [R12] tricking the guards: exits that are another’s, and no stepping off again': [
    [13, 13, 13],
    [157, 157, 92],
    [1062, 1784, 443],
    [4810, 18932, 1537],
  ],
  '[S10] [M17] tricking the guards: items that are another’s': [
    [26, 26, 24],
    [664, 722, 332],
    [9598, 20745, 3071],
  ],
  '[S11] a flip that may find no pair': [
    [26, 26, 26],
    [642, 642, 332],
    [7957, 15876, 2628],
  ],
  '[S11] [R11] a flip at hand, tiles in a row and in a ring': [
    [13, 13, 13],
    [182, 182, 117],
    [1832, 2826, 781],
    [13241, 48761, 4136],
  ],
  '[S13] [R13] two dimensions': [
    [11, 11, 11],
    [124, 124, 68],
    [773, 1413, 304],
    [3550, 16405, 1094],
    [13406, 195310, 3518],
  ],
  '[S16] [M17] no vortex and an automatic theft': [
    [21, 21, 21],
    [432, 432, 236],
    [4780, 8811, 1629],
  ],
  '[S17] [R12] no company': [
    [32, 32, 32],
    [999, 999, 481],
    [14672, 30598, 4223],
  ],
  '[L1] [L2] [R24] the little sister over walls and borders': [
    [36, 36, 35],
    [1222, 1253, 608],
    [20608, 42345, 6475],
  ],
  '[S1] [R15b] one exit for the little sister, one for the others': [
    [32, 32, 32],
    [975, 975, 538],
    [15855, 28785, 5503],
  ],
  '[L3] [S17] five thieves who keep apart': [
    [29, 29, 29],
    [824, 824, 422],
    [11742, 23122, 3948],
  ],
  '[S-solo.1] [S-solo.2] [R10] alone, to the second time round the action tiles': [
    [1, 1, 1],
    [2, 2, 2],
    [4, 4, 4],
    [10, 10, 10],
    [24, 24, 24],
    [47, 47, 46],
    [86, 88, 84],
    [164, 168, 158],
    [364, 384, 331],
  ],
  '[M10] [S6] [S7] tiles of the game, with every rule of scenario 7': [
    [19, 19, 19],
    [332, 332, 174],
    [2927, 5567, 915],
    [15425, 91858, 3521],
  ],
};
