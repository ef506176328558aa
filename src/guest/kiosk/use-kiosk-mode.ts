import { useEffect } from 'react';
import { KIOSK_REPORT_MS, MAX_CODES } from '#domain/kiosks/kiosk';
import { reportKiosk } from '../../data/kiosks/kiosk';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { useNet } from '../../data/react/use-net';
import { createScreenLight } from '../../data/start/screen-light';
import * as styles from './Kiosk.css';

const screenLight = createScreenLight({
  wakeLock: globalThis.navigator?.wakeLock,
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (listener) => globalThis.document?.addEventListener('visibilitychange', listener),
});

/** Enlarges text and controls of the page and its dialogs, and keeps the screen on. */
export function useKioskLook(): void {
  useEffect(() => {
    document.documentElement.classList.add(styles.large);
    void screenLight.keepOn();
    return () => {
      document.documentElement.classList.remove(styles.large);
      void screenLight.letGo();
    };
  }, []);
}

type Condition = {
  isInUse: boolean;
  waiting: readonly KioskOrder[];
  lost: readonly KioskOrder[];
};

/** Reports the kiosk's state to staff, immediately after a change and once there is a connection again. */
export function useKioskReport({ isInUse, waiting, lost }: Condition): void {
  const { state } = useNet();
  const text = JSON.stringify({
    isInUse,
    waiting: waiting.length,
    waitingCodes: codesOf(waiting),
    unsent: codesOf(lost),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection is a reason to report.
  useEffect(() => {
    const report = () => void reportKiosk(JSON.parse(text));
    report();
    const timer = setInterval(report, KIOSK_REPORT_MS);
    return () => clearInterval(timer);
  }, [text, state]);
}

function codesOf(orders: readonly KioskOrder[]): string[] {
  return orders.slice(0, MAX_CODES).map(({ code }) => code);
}
