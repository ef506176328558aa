import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { Entity } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readEntry } from '../outbox/entries';
import { barTimeOf } from './staff-clock';

export function staffEntries(stored: readonly unknown[]): OutboxEntry[] {
  return stored
    .flatMap((row) => readEntry(row) ?? [])
    .map((entry) => ({ ...entry, createdAt: barTimeOf(entry.createdAt) }));
}

/** Reads the entries of one entity kind only, so that live queries run less often. */
export async function staffEntriesAbout(db: AdminDb, entity: Entity): Promise<OutboxEntry[]> {
  return staffEntries(await db.outbox.where('entityKey').startsWith(`${entity}:`).toArray());
}
