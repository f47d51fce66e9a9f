import type { DesignCode, FaultCode, SyntaxCode } from '#content/tile-format/errors.ts';

// What is wrong with a tile drawing, in a sentence. {words} in braces are filled in.

export const tileErrors = {
  badCorner: 'expected a corner “+” here, found “{found}”',
  badDirection: '“{found}” is not a side: north, east, south or west',
  badName: '“{found}” is not a tile name: letters and digits, perhaps with a * at the end',
  badShape: 'the tile does not have 16 cells with their edges',
  badShop:
    '“{found}” does not fit: a shop line is “shop”, one small letter, and an id in small letters and hyphens',
  burgerWithoutShop: 'the burger place’s entrance touches no illustrated area',
  crowdedShop: 'the illustrated area “{letter}” cannot hold anything else',
  crowdedSlot: 'only one exploration or auto-explore space fits here',
  doorWithoutHero: 'a steel door at the entry belongs to a guard room with a “hero” space',
  drawingHeight: 'a drawing has {expected} lines, this one has {found}',
  duplicateHeader: '“{found}” is said twice',
  duplicateName: 'two tiles of the set have this name',
  duplicateShop: 'the letter “{letter}” already stands for another shop',
  duplicateTile: 'tile {name} is already in {other}',
  escalatorEnds: 'escalator e{number} needs two ends in two cells, found {found}',
  escalatorInShop: 'an escalator cannot end in an illustrated area',
  explorationAtEntry: 'the {side} side cannot be entry and exploration at once',
  explorationOutsideSlot: 'an exploration or auto-explore space sits only in a side’s slot',
  explorationWithoutGap: 'the {side} side has an exploration space but a closed border',
  featureInShop: 'nobody enters an illustrated area, so nothing can be in it',
  gapOutsideSlot: 'the {side} border is open, or not a plain wall, beside its slot',
  gapWithoutExploration: 'the {side} side is open but has no exploration, auto-explore or entry',
  heroWithoutDoor: 'the closed entry of a guard room is a steel door, not a wall',
  idleDoor: 'row/column {cell}: one can walk round the steel door',
  inTheWay: 'row/column {cell}: a hero waiting on this item or exit cuts the tile in two',
  inventory: 'this tile should carry “{expected}”, it carries “{found}”',
  lineWidth: 'a line of the drawing is {expected} characters wide, this one is {found}',
  missingDrawing: 'there is no drawing: it starts with a line that begins with “+”',
  missingEntry: 'no entry arrow: draw one in a side’s slot, or say “start”',
  missingName: 'no name: add a line like “tile 5”',
  noPassingPlace: 'there is nowhere for a pawn to step aside and let another by',
  repeatedFeature: 'the same thing is twice in one cell',
  sameInterior: 'turned or mirrored, the shops and walls are those of tile {other}',
  shopEdge: 'an illustrated area is open inside and walled off from everything else',
  shopInSlot: 'the {side} side is open into an illustrated area',
  shortEscalator:
    'row/column {from} to {to}: walking takes fewer than {least} steps, so the escalator saves nothing',
  slotsApart: 'the {side} side cannot be reached on foot',
  startSpace: 'a hero starts here: this must be plain corridor',
  startWall: 'the four start spaces are open to each other',
  startWithEntry: 'a start tile has no entry arrow, this one has one on the {side} side',
  twoEntries: 'there is already an entry: a second arrow on the {side} side',
  twoEscalators: 'two escalators end in this cell',
  unknownEdge: '“{found}” is neither wall, gap, passage nor door',
  unknownHeader: '“{found}” means nothing here',
  unknownShop: 'no line says which shop “{letter}” is',
  unknownToken: '“{found}” is not something a cell can hold',
  unreachable: 'row/column {cell} cannot be reached from the entry without a small passage',
  unusedShop: 'the shop “{letter}” is not in the drawing',
} as const satisfies Record<SyntaxCode | FaultCode | DesignCode, string>;

/** For {side}. */
export const sides = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
} as const;
