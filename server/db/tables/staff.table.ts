import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { recordColumns } from './record-columns';

export const staff = sqliteTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** In Turkish alphabetical order. */
  firstNameKey: text('first_name_key').notNull().default(''),
  lastNameKey: text('last_name_key').notNull().default(''),
  role: text('role').notNull(),
  /** Empty until an invitation is accepted: nobody can sign in. */
  passwordHash: text('password_hash').notNull(),
  /** Hash of the PIN; null: none set. */
  pinHash: text('pin_hash'),
  /** Consecutive wrong PINs, and the end of the lock. */
  pinTries: integer('pin_tries').notNull().default(0),
  pinLockedUntil: integer('pin_locked_until'),
  /** Demo accounts sign in only while the server runs as a demo. */
  isDemo: integer('is_demo', { mode: 'boolean' }).notNull().default(false),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at').notNull(),
  /** Counts up with every invitation link: older ones are refused. */
  inviteVersion: integer('invite_version').notNull().default(0),
  /** Until when the last link is valid, ms; null: none, or it was used. */
  invitedUntil: integer('invited_until'),
  /** Of the last request, to five minutes. */
  lastSeenAt: integer('last_seen_at'),
  ...recordColumns,
});

/** Only hashes of cookie and bearer are stored. */
export const staffSessions = sqliteTable(
  'staff_session',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    bearerHash: text('bearer_hash').notNull().unique(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Browser and system of the device, as its requests name them. */
    device: text('device').notNull().default(''),
    /** Of its last request, to five minutes. */
    lastSeenAt: integer('last_seen_at'),
  },
  (session) => [
    index('staff_session_expires').on(session.expiresAt),
    index('staff_session_staff').on(session.staffId),
  ],
);

/** Append-only audit log. `db/audit-chain.ts` seals each row with the hash of the previous one when writing. */
export const audit = sqliteTable(
  'audit',
  {
    id: text('id').primaryKey(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    tbl: text('tbl').notNull(),
    pk: text('pk').notNull(),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    doneAt: integer('done_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    seq: integer('seq'),
    prevHash: text('prev_hash'),
    hash: text('hash'),
  },
  (row) => [
    index('audit_received_at').on(row.receivedAt),
    index('audit_about').on(row.tbl, row.pk, row.action, row.seq),
    index('audit_action').on(row.action, row.seq),
    index('audit_actor').on(row.actor, row.seq),
    uniqueIndex('audit_seq').on(row.seq),
    uniqueIndex('audit_prev_hash').on(row.prevHash),
  ],
);
