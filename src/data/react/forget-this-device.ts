import { type ForgetReport, forgetDevice } from '../commands/forget-device';
import { guestDevice } from '../start/guest-device';

/** With unfinished mutations, only resolves to their number. */
export function forgetThisDevice(): Promise<ForgetReport> {
  return forgetDevice(guestDevice().deps, { storedKeys: storedKeys() });
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}
