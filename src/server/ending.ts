// What the file itself knows of a game and how it ended, from the one text that says it: nothing is kept twice. A text that
// is none of ours says nothing.

const fieldOf = (name: string, text = 'ending') =>
  `CASE WHEN json_valid(${text}) THEN json_extract(${text}, '$.${name}') END`;

export const ENDED = fieldOf('when');
export const WON = fieldOf('won');
/** [H0.1] of hidden roles. */
export const LEVEL = fieldOf('title.roles', 'header');
export const SCENARIO = fieldOf('title.scenario', 'header');

/** How a store asks for them, and for the order in which games began; another one has columns of its own. */
export interface Fields {
  readonly ended: string;
  readonly won: string;
  readonly level: string;
  readonly scenario: string;
  readonly seq: string;
}

export const FIELDS: Fields = { ended: ENDED, won: WON, level: LEVEL, scenario: SCENARIO, seq: 'rowid' };
