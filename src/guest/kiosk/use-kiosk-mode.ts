import { useEffect } from 'react';
import { KIOSK_REPORT_MS } from '#domain/kiosks/kiosk';
import { reportKiosk } from '../../data/kiosks/kiosk';
import { useKioskOrders } from '../../data/react/kiosk/use-kiosk';
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

/** Reports the kiosk's state to staff, immediately after a change. */
export function useKioskReport(isInUse: boolean): void {
  const { waiting, late } = useKioskOrders();
  const codes = late.map(({ code }) => code).join(' ');
  useEffect(() => {
    const report = () =>
      void reportKiosk({
        isInUse,
        waiting,
        unsent: codes === '' ? [] : codes.split(' ').slice(0, 20),
      });
    report();
    const timer = setInterval(report, KIOSK_REPORT_MS);
    return () => clearInterval(timer);
  }, [isInUse, waiting, codes]);
}
