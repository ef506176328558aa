import { secretHash } from './keys';

const LENGTH = 16;

/** Returns a version that tells a tablet that its stored PIN is outdated. The version reveals no digits. */
export function pinVersion(pinHash: string): string;
export function pinVersion(pinHash: string | null): string | null;
export function pinVersion(pinHash: string | null): string | null {
  return pinHash === null ? null : secretHash(pinHash).slice(0, LENGTH);
}
