import { useSyncExternalStore } from 'react';
import { useInstall } from '../../data/react/use-app';

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

function isInstallSnoozed(): boolean {
  return Date.now() - Math.max(snoozedAt, storedSnooze()) < SNOOZE_MS;
}

function subscribeToInstallSnooze(onChange: () => void): () => void {
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

/** Names how this browser installs the app; `none` means not now, or never. */
type InstallWay = 'none' | 'prompt' | 'ios';

export function useInstallWay(): InstallWay {
  const offer = useInstallOffer();
  const isSnoozed = useSyncExternalStore(subscribeToInstallSnooze, isInstallSnoozed, () => true);
  return isSnoozed ? 'none' : offer;
}

/** Returns the way to install even after "not now". */
export function useInstallOffer(): InstallWay {
  const { canInstall } = useInstall();
  if (canInstall) return 'prompt';
  return isIosBrowser() ? 'ios' : 'none';
}

// An iPad identifies as a Mac; touch points tell them apart.
function isIosBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}
