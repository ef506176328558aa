import { useEffect } from 'react';
import { KIOSK_REPORT_MS, MAX_CODES } from '#domain/kiosks/kiosk';
import { reportKiosk } from '../../data/kiosks/kiosk';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { useNet } from '../../data/react/use-net';
import { createScreenLight } from '../../data/start/screen-light';
import * as styles from './Kiosk.css';
import { held } from './KioskHold.css';

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

/** The browser's own ways out of the order: its menus, dragging, zoom and print. */
function heldBack(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return (event.ctrlKey || event.metaKey) && /^[ps+=0-]$/i.test(event.key);
  }
  return !(event instanceof WheelEvent) || event.ctrlKey;
}

const HELD_BACK = ['contextmenu', 'dragstart', 'keydown', 'wheel', 'gesturestart'] as const;

/** Keeps a paired kiosk on the order: no long press, no dragged pictures, no zoom and no print. */
export function useKioskHold(): void {
  useEffect(() => {
    const hold = (event: Event) => {
      if (heldBack(event)) event.preventDefault();
    };
    document.documentElement.classList.add(held);
    for (const name of HELD_BACK) window.addEventListener(name, hold, { passive: false });
    return () => {
      document.documentElement.classList.remove(held);
      for (const name of HELD_BACK) window.removeEventListener(name, hold);
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
