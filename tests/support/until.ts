import { vi } from 'vitest';

/** Generous limit for busy machines. */
const PATIENCE_MS = 50_000;

/** Asks again and again until nothing is thrown any more. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
