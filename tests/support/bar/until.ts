import { vi } from 'vitest';

/** The limit is generous for busy machines. */
const PATIENCE_MS = 50_000;

/** Repeats the check until it throws nothing. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
