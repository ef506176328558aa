const KEY = 'install-snoozed';
const SNOOZE_MS = 90 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** Without storage, "not now" lasts as long as the page. */
let snoozedAt = 0;

/** "Not now" lasts 90 days. */
export function snoozeInstall(now: number): void {
  snoozedAt = now;
  try {
    localStorage.setItem(KEY, String(now));
  } catch (error) {
    console.error(error);
  }
  for (const listener of listeners) listener();
}

export function isInstallSnoozed(): boolean {
  return Date.now() - Math.max(snoozedAt, storedSnooze()) < SNOOZE_MS;
}

export function subscribeToInstallSnooze(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function storedSnooze(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}
