import type { OutboxEntry } from '#domain/sync/mutation';
import { readEntry } from '../outbox/entries';
import { barTimeOf } from './staff-clock';

/** This tablet's mutations for display, each with the server's time of the tap. */
export function staffEntries(stored: readonly unknown[]): OutboxEntry[] {
  return stored
    .flatMap((row) => readEntry(row) ?? [])
    .map((entry) => ({ ...entry, createdAt: barTimeOf(entry.createdAt) }));
}
