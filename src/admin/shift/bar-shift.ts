import { createScreenLight } from '../../data/start/screen-light';
import { storedValue } from '../../data/storage/browser-storage';
import { createStore } from '../../data/store';
import { SHIFT_KEY } from '../../data/sync/contact-watch';
import { barSound } from '../alarm/bar-sound';

/** True if the shift has started here; the value survives reloads. */
export const shiftOn = storedValue(SHIFT_KEY, (text) => text === 'on');

const checks = createStore(false);

/** The dialog that shows the result of starting the shift. */
export const shiftChecks = {
  ...checks,
  show: () => checks.set(true),
  close: () => checks.set(false),
};

export const screenLight = createScreenLight({
  wakeLock: globalThis.navigator?.wakeLock,
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (listener) => globalThis.document?.addEventListener('visibilitychange', listener),
});

/** Enables sound, wake lock and full screen; browsers require a tap for them. */
export async function startShift(): Promise<void> {
  barSound.turn(true);
  const whole = askForWholeScreen();
  await screenLight.keepOn();
  await whole;
  shiftOn.set('on');
}

export async function endShift(): Promise<void> {
  shiftOn.set(null);
  barSound.turn(false);
  await screenLight.letGo();
  // iPhones have no full-screen mode.
  if (document.fullscreenElement) await document.exitFullscreen?.().catch(() => {});
}

/** True while the page fills the screen. */
export function hasWholeScreen(): boolean {
  return (
    Boolean(document.fullscreenElement) ||
    matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
  );
}

async function askForWholeScreen(): Promise<void> {
  if (hasWholeScreen()) return;
  // The full screen is optional: the shift starts without it.
  await document.documentElement.requestFullscreen?.().catch(() => {});
}
