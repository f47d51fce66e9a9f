/** A line may be gone for a moment: what does not come is fetched again after 1, 3 and 9 seconds before that is believed. */
export const insist = <T>(fetch: () => Promise<T>, wait = 1_000): Promise<T> =>
  fetch().catch(async (error) => {
    if (wait > 9_000) throw error;
    await new Promise((then) => setTimeout(then, wait));
    return insist(fetch, 3 * wait);
  });
