// A page that is older than its server loads itself again; where that did not help, somebody has to look.

const KEY = 'hushglass.reloaded';
const AGAIN_AFTER = 60_000;

export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_AFTER) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Whoever forbids pages to remember anything presses the button.
    return;
  }
  location.reload();
}
