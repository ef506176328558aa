import { sql } from 'drizzle-orm';
import { blob, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DeviceRole } from '#domain/stations/station';

export const settings = sqliteTable('setting', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  v: integer('v').notNull().default(1),
  /** First name and time record the last change; null marks a setting older than these columns. */
  changedBy: text('changed_by'),
  changedAt: integer('changed_at'),
});

/** A mutation's stored response is in the same commit as its rows. */
export const storedResponses = sqliteTable(
  'receipt',
  {
    mutationId: text('mutation_id').primaryKey(),
    principal: text('principal').notNull(),
    kind: text('kind').notNull(),
    hash: text('hash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    /** The nonce identifies the winner of parallel attempts: the commit writes only the winner's rows. */
    nonce: text('nonce').notNull(),
    seq: integer('seq').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('receipt_at').on(table.at).where(sql`status <> 201`)],
);

/** Triggers fill the feed, so that no write misses the feed. `seq` follows the order of commits. */
export const changeLog = sqliteTable('change_log', {
  seq: integer('seq').primaryKey({ autoIncrement: true }),
  tbl: text('tbl').notNull(),
  pk: text('pk').notNull(),
  op: text('op').$type<'put' | 'del'>().notNull(),
  v: integer('v').notNull(),
  at: integer('at').notNull(),
});

export const meta = sqliteTable('meta', {
  k: text('k').primaryKey(),
  v: text('v').notNull(),
});

/** Names the process that alone may start on the database or run the loops, until a time of the database's clock (ms). */
export const leases = sqliteTable('lease', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: integer('until').notNull(),
});

/** The limits of several processes: the name of a limit and of who is limited, and when all its tokens are back (ms). */
export const rateLimits = sqliteTable(
  'rate_limit',
  { who: text('who').primaryKey(), fullAt: real('full_at').notNull() },
  (limit) => [index('rate_limit_full').on(limit.fullAt)],
);

/** Files that every process of a venue serves: uploaded pictures, and the parts of builds. */
export const sharedFiles = sqliteTable('shared_file', {
  path: text('path').primaryKey(),
  body: blob('body', { mode: 'buffer' }).notNull(),
  at: integer('at').notNull(),
});

/** The table keeps the last report of each tablet over a restart. */
export const tabletReports = sqliteTable('tablet_report', {
  device: text('device').primaryKey(),
  who: text('who').notNull(),
  waiting: integer('waiting').notNull(),
  attention: integer('attention').notNull(),
  at: integer('at').notNull(),
});

/** Says what a device of the team is: a device without a row is one behind the bar. */
export const devices = sqliteTable('device', {
  id: text('id').primaryKey(),
  v: integer('v').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<DeviceRole>().notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Effects (mail, alarms) run after a commit, never in the request. */
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
