import { useSyncExternalStore } from 'react';
import { useInstall } from '../../data/react/use-app';
import { isInstallSnoozed, subscribeToInstallSnooze } from './install-snooze';

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
