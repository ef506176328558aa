import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityIdOf } from '#domain/sync/entity';
import type { EntryState } from '#domain/sync/entry-state';
import type { DataDeps } from './deps';

/** A marker, written once: without it the browser has cleared the database. */
export const INIT_MARKER = 'initMarker';

export type MetaRow = { k: string; v: unknown };

export type FollowUp = (() => Promise<unknown>) | null;
export type FollowUpDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

export type Received = {
  entry: OutboxEntry;
  /** The id of what the entry is about. */
  id: string;
  state: EntryState;
  answer: unknown;
  now: number;
};

/** What a database does with responses. Method syntax, so that a receiver of GuestDb is one of OutboxDb. */
export type Receivers<Db extends OutboxDb> = {
  /** Writes a response into the rows. Runs inside the transaction that settles the entry. */
  receive(db: Db, received: Received): PromiseLike<unknown>;
  /**
   * Prepares, before the rows are locked, what follows automatically from a response that asks a question; null: a
   * person must look. The returned function runs inside the transaction that settles the entry.
   */
  followUp?(db: Db, deps: FollowUpDeps, asked: OutboxEntry, answer: unknown): Promise<FollowUp>;
  /** Deletes rows that are no longer needed. Runs inside the transaction of every sweep. */
  tidy(db: Db, now: number): Promise<void>;
};

/** A test hands in its own IndexedDB; the browser's is found by itself. */
export type DbOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

export const OUTBOX_STORES = {
  outbox: '&id, entityKey, [state+nextAt], createdAt',
  meta: '&k',
} as const;

/** What both databases have: the outbox, and a few facts about the database itself. */
export abstract class OutboxDb extends Dexie {
  declare readonly outbox: Table<OutboxEntry, string>;
  declare readonly meta: Table<MetaRow, string>;

  /** A newer build has upgraded the database: this one writes no more. */
  isRetired = false;

  constructor(
    name: string,
    private readonly receivers: Receivers<OutboxDb>,
    options: DbOptions,
  ) {
    // Strict: "saved on this phone" is only said once it is on the disk.
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'cloned' });
  }

  /** The tables that a response changes, beside the outbox. */
  abstract get answerTables(): Table[];

  /** Writes a response into the rows. Runs inside the transaction that settles the entry. */
  async receive(
    entry: OutboxEntry,
    state: EntryState,
    answer: unknown,
    now: number,
  ): Promise<void> {
    const id = entityIdOf(entry.entityKey);
    await this.receivers.receive(this, { entry, id, state, answer, now });
  }

  async followUp(deps: FollowUpDeps, asked: OutboxEntry, answer: unknown): Promise<FollowUp> {
    return (await this.receivers.followUp?.(this, deps, asked, answer)) ?? null;
  }

  async tidy(now: number): Promise<void> {
    await this.receivers.tidy(this, now);
  }
}

export async function readMeta<T>(db: OutboxDb, key: string): Promise<T | undefined> {
  const row = await db.meta.get(key);
  // Only this app writes the table, each key with one type.
  return row?.v as T | undefined;
}
