import { secretHash } from './keys';

const LENGTH = 16;

/** The version of a PIN, by which a tablet knows that its stored PIN is outdated. It reveals no digits. */
export function pinVersion(pinHash: string): string;
export function pinVersion(pinHash: string | null): string | null;
export function pinVersion(pinHash: string | null): string | null {
  return pinHash === null ? null : secretHash(pinHash).slice(0, LENGTH);
}
