import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { EntryState } from '#domain/sync/entry-state';
import { entityIdOf } from '#domain/sync/mutation';
import type { DataDeps } from './deps';

/** The app writes this marker once: the browser has cleared a database without the marker. */
export const INIT_MARKER = 'initMarker';

export type MetaRow = { k: string; v: unknown };

export type FollowUp = (() => Promise<unknown>) | null;
export type FollowUpDeps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

export type Received = {
  entry: OutboxEntry;
  id: string;
  state: EntryState;
  response: unknown;
  now: number;
};

/** Method syntax lets a receiver of GuestDb count as a receiver of OutboxDb. */
export type Receivers<Db extends OutboxDb> = {
  /** Writes a response into the rows. Runs inside the transaction that settles the entry. */
  receive(db: Db, received: Received): PromiseLike<unknown>;
  /**
   * Prepares, before the transaction, the automatic follow-up to a question of the server; null means that a person
   * must decide. The returned function runs inside the transaction that settles the entry.
   */
  followUp?(db: Db, deps: FollowUpDeps, asked: OutboxEntry, response: unknown): Promise<FollowUp>;
  /** Runs inside the sweep's transaction. */
  tidy(db: Db, now: number): Promise<void>;
};

export type DbOptions = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

export const OUTBOX_STORES = {
  outbox: '&id, entityKey, [state+nextAt], createdAt',
  meta: '&k',
} as const;

export abstract class OutboxDb extends Dexie {
  declare readonly outbox: Table<OutboxEntry, string>;
  declare readonly meta: Table<MetaRow, string>;

  /** True once a newer build has upgraded the database: this build stops writing. */
  isRetired = false;

  constructor(
    name: string,
    private readonly receivers: Receivers<OutboxDb>,
    options: DbOptions,
  ) {
    // Strict durability: the app shows "saved on this phone" only once the disk has the data.
    super(name, { ...options, chromeTransactionDurability: 'strict', cache: 'cloned' });
  }

  abstract get responseTables(): Table[];

  async receive(
    entry: OutboxEntry,
    state: EntryState,
    response: unknown,
    now: number,
  ): Promise<void> {
    const id = entityIdOf(entry.entityKey);
    await this.receivers.receive(this, { entry, id, state, response, now });
  }

  async followUp(deps: FollowUpDeps, asked: OutboxEntry, response: unknown): Promise<FollowUp> {
    return (await this.receivers.followUp?.(this, deps, asked, response)) ?? null;
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
