// What the file itself knows of how a game ended, from the one text that says it: nothing is kept twice. A text that
// is none of ours says nothing.

const fieldOf = (name: string) => `CASE WHEN json_valid(ending) THEN json_extract(ending, '$.${name}') END`;

export const ENDED = fieldOf('when');
export const WON = fieldOf('won');
