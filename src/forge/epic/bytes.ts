/** What a table for making an epic may take. */
export const BYTES = 2 ** 31;
