/** Felt as well as heard, where the device can. */
export function buzz(pattern: readonly number[]): void {
  // A page that nobody has touched yet may not, and complains.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
