import { vi } from 'vitest';

/** Longer than any busy machine takes; nothing is asserted about it. */
const PATIENCE_MS = 50_000;

/** Asks again and again until nothing is thrown any more. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
