import type { OutboxEntry } from '#domain/sync/mutation';
import { readEntry } from '../outbox/entries';
import { barTimeOf } from './staff-clock';

/** What was done on this tablet, to be shown: each act at the time that it was at the bar. */
export function staffEntries(stored: readonly unknown[]): OutboxEntry[] {
  return stored
    .flatMap((row) => readEntry(row) ?? [])
    .map((entry) => ({ ...entry, createdAt: barTimeOf(entry.createdAt) }));
}
