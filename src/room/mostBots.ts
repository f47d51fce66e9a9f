/** With them, eight chairs of nine are taken, one of them by a person [S9]. */
export const MOST_BOTS = 7;
