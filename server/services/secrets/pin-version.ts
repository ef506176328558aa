import { secretHash } from './keys';

const LENGTH = 16;

/** By what a tablet sees that a PIN which it knows is no longer the one. Says nothing about its digits. */
export function pinVersion(pinHash: string): string;
export function pinVersion(pinHash: string | null): string | null;
export function pinVersion(pinHash: string | null): string | null {
  return pinHash === null ? null : secretHash(pinHash).slice(0, LENGTH);
}
