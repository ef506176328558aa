import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isIos } from '../../data/preferences/ios';
import { useInstall } from '../../data/react/use-app';
import { storedValue } from '../../data/storage/browser-storage';
import * as text from '../../ui/theme/text.css';

const SNOOZE_MS = 90 * 24 * 60 * 60 * 1000;

const snoozedAt = storedValue('install-snoozed', (text) => Number(text ?? 0));

/** "Not now" lasts 90 days. */
export function snoozeInstall(now: number): void {
  snoozedAt.set(String(now));
}

function isInstallSnoozed(): boolean {
  return Date.now() - snoozedAt.get() < SNOOZE_MS;
}

/** Names how this browser installs the app; `none` means not now, or never. */
type InstallWay = 'none' | 'prompt' | 'ios';

export function useInstallWay(): InstallWay {
  const offer = useInstallOffer();
  const isSnoozed = useSyncExternalStore(snoozedAt.subscribe, isInstallSnoozed, () => true);
  return isSnoozed ? 'none' : offer;
}

/** Returns the way to install even after "not now". */
export function useInstallOffer(): InstallWay {
  const { canInstall } = useInstall();
  if (canInstall) return 'prompt';
  const isIosPage = isIos() && !window.matchMedia('(display-mode: standalone)').matches;
  return isIosPage ? 'ios' : 'none';
}

/** An installed app on iOS has its own storage, which would not contain this cart. */
export function FinishFirst() {
  return (
    <p className={text.body}>
      <Trans>Finish this order first: the installed app starts with an empty cart.</Trans>
    </p>
  );
}
