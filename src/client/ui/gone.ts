/** What has failed to come so often in spite of a connection is no longer there: a newer version of the page knows where it is. */
const OFTEN = 2;

export const isGone = (failures: number): boolean => failures >= OFTEN && navigator.onLine;
