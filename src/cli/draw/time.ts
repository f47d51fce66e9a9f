// Time as people read it.

/** What is left: the last second is told as a whole one. */
export function clockText(ms: number): string {
  return minutes(Math.ceil(Math.max(0, ms) / 1000));
}

/** What has passed: only whole seconds. */
export function elapsedText(ms: number): string {
  return minutes(Math.floor(Math.max(0, ms) / 1000));
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
