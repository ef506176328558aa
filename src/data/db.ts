import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxEntry } from '#domain/sync/mutation';
import type { DataDeps } from './deps';

/** Written once: while it is here, the browser has not cleared the database. */
export const INIT_MARKER = 'initMarker';

export type MetaRow = { k: string; v: unknown };

export type FollowUp = (() => Promise<unknown>) | null;
export type FollowUpDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

/** A test hands in its own IndexedDB; the browser's is found by itself. */
export type DbOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

export const OUTBOX_STORES = {
  outbox: '&id, entityKey, [state+nextAt], createdAt',
  meta: '&k',
} as const;

/** What every database of the house has: acts that wait, and a few facts about itself. */
export abstract class OutboxDb extends Dexie {
  declare readonly outbox: Table<OutboxEntry, string>;
  declare readonly meta: Table<MetaRow, string>;

  /** A newer build has the database now: this one writes nothing any more. */
  isRetired = false;

  constructor(name: string, options: DbOptions) {
    // Strict: "saved on this phone" is only said once it is on the disk.
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'cloned' });
  }

  /** The tables that an answer changes, beside the outbox. */
  abstract get answerTables(): Table[];

  /** Writes what an answer says into the rows; runs inside the transaction that settles the entry. */
  abstract receive(
    entry: OutboxEntry,
    state: EntryState,
    answer: unknown,
    now: number,
  ): PromiseLike<unknown>;

  /**
   * What follows by itself from an answer that asks, made ready before the rows are locked; null: a person must
   * look. What it returns runs inside the transaction that settles the entry, if that still asks then.
   */
  async followUp(_deps: FollowUpDeps, _asked: OutboxEntry, _answer: unknown): Promise<FollowUp> {
    return null;
  }

  /** Lets go of what nobody needs any more; runs inside the transaction of every sweep. */
  async tidy(_now: number): Promise<void> {}
}

export async function readMeta<T>(db: OutboxDb, key: string): Promise<T | undefined> {
  const row = await db.meta.get(key);
  // Only this app writes the table, each key with one type.
  return row?.v as T | undefined;
}
