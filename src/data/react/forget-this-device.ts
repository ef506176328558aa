import { type ForgetReport, forgetDevice } from '../commands/forget-device';
import { guestDevice } from '../start/guest-device';

/** Forgets the guest on this device; with something unfinished it does nothing but say how much. */
export function forgetThisDevice(): Promise<ForgetReport> {
  return forgetDevice(guestDevice().deps, { storedKeys: storedKeys() });
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage is blocked: there is nothing in it.
    return [];
  }
}
