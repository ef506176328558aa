/** The browser's own offer to install; it comes once, early, and is kept until somebody wants it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

type Offer = 'none' | 'prompt' | 'ios' | 'installed';

const SNOOZE_KEY = 'install-snoozed';
const SNOOZE_MS = 90 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();
let kept: InstallPrompt | null = null;
let isInstalled = false;

/** Starts to listen for the browser's offer; call it once, at start-up. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    isInstalled = true;
    tell();
  });
}

export function subscribeToInstallOffer(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** What can be offered here and now. */
export function installOffer(): Offer {
  if (isInstalled) return 'installed';
  if (isSnoozed() || window.matchMedia('(display-mode: standalone)').matches) return 'none';
  if (kept) return 'prompt';
  return isIos() ? 'ios' : 'none';
}

/** Shows the browser's own question. */
export async function acceptInstallOffer(): Promise<void> {
  const prompt = kept;
  kept = null;
  tell();
  await prompt?.prompt();
}

/** Not now: not again for 90 days. */
export function snoozeInstallOffer(now: number): void {
  try {
    localStorage.setItem(SNOOZE_KEY, String(now));
  } catch {
    // Storage is blocked: the offer stays away until the next visit only.
    kept = null;
  }
  tell();
}

function isSnoozed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(SNOOZE_KEY) ?? 0) < SNOOZE_MS;
  } catch {
    return false;
  }
}

// An iPad calls itself a Mac; only its touch screen tells.
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function tell(): void {
  for (const listener of listeners) listener();
}
