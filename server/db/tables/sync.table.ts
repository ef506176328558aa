import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The stored answer of every mutation: written in the same commit as its rows, replayed for ever after. */
export const receipts = sqliteTable(
  'receipt',
  {
    mutationId: text('mutation_id').primaryKey(),
    principal: text('principal').notNull(),
    kind: text('kind').notNull(),
    hash: text('hash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    /** Marks which of several parallel attempts wrote the receipt: only the winner's rows are written. */
    nonce: text('nonce').notNull(),
    seq: integer('seq').notNull(),
    at: integer('at').notNull(),
  },
  (receipt) => [index('receipt_at').on(receipt.at)],
);

/** Filled by triggers alone, so that no write can forget it. `seq` is in the order of commits. */
export const changeLog = sqliteTable(
  'change_log',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    tbl: text('tbl').notNull(),
    pk: text('pk').notNull(),
    op: text('op').$type<'put' | 'del'>().notNull(),
    v: integer('v').notNull(),
    at: integer('at').notNull(),
  },
  (change) => [index('change_log_at').on(change.at)],
);

/** Facts about the database itself: its epoch, whether it was seeded. */
export const meta = sqliteTable('meta', {
  k: text('k').primaryKey(),
  v: text('v').notNull(),
});

/** The last report of every tablet. It is stored, so that a restart of the server forgets no silent tablet. */
export const tabletReports = sqliteTable('tablet_report', {
  device: text('device').primaryKey(),
  who: text('who').notNull(),
  waiting: integer('waiting').notNull(),
  attention: integer('attention').notNull(),
  at: integer('at').notNull(),
});

/** What must happen in the world outside after a commit (mail, alarms); never sent in the request. */
export const effects = sqliteTable(
  'effect',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: text('payload', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull(),
    nextAt: integer('next_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (effect) => [index('effect_due').on(effect.state, effect.nextAt)],
);
