// What a host keeps, table by table, as both stores have it: columns by the same names, read in an order that never changes.

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** By which they are read, a page at a time. */
  readonly order: readonly string[];
  /** Written in the order in which they came. */
  readonly seq?: string;
}

export const TABLES: readonly Table[] = [
  { name: 'rooms', columns: ['code', 'lobby', 'visited'], order: ['code'] },
  { name: 'people', columns: ['room', 'token', 'id'], order: ['room', 'token'] },
  {
    name: 'games',
    columns: ['seq', 'id', 'room', 'header', 'seats', 'ending', 'broken'],
    order: ['seq'],
    seq: 'rowid',
  },
  { name: 'entries', columns: ['game', 'place', 'entry'], order: ['game', 'place'] },
  {
    name: 'puzzles',
    columns: [
      ...['seq', 'code', 'title', 'author', 'quest', 'actions', 'bound'],
      ...['listed', 'solved', 'liked', 'fewest'],
    ],
    order: ['seq'],
    seq: 'rowid',
  },
  {
    name: 'book',
    columns: ['seq', 'game', 'room', 'challenge', 'actions', 'timers', 'time', 'ended', 'line'],
    order: ['seq'],
  },
  {
    name: 'achievements',
    columns: ['room', 'person', 'id', 'best', 'game', 'won'],
    order: ['room', 'person', 'id'],
  },
  { name: 'tallies', columns: ['subject', 'mark', 'count'], order: ['subject', 'mark'] },
];
