import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { recordColumns, refersTo } from './record-columns';

export const staff = sqliteTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** The key sorts first names in Turkish alphabetical order. */
  firstNameKey: text('first_name_key').notNull().default(''),
  lastNameKey: text('last_name_key').notNull().default(''),
  role: text('role').notNull(),
  /** The hash is empty until the person accepts the invitation, so nobody can sign in. */
  passwordHash: text('password_hash').notNull(),
  /** The column holds the hash of the PIN; null means that the person has no PIN. */
  pinHash: text('pin_hash'),
  /** The columns hold the number of consecutive wrong PINs and the end of the lock. */
  pinTries: integer('pin_tries').notNull().default(0),
  pinLockedUntil: integer('pin_locked_until'),
  /** Demo accounts sign in only while the server runs as a demo. */
  isDemo: integer('is_demo', { mode: 'boolean' }).notNull().default(false),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at').notNull(),
  /** The version grows with every invitation link, and the server refuses older links. */
  inviteVersion: integer('invite_version').notNull().default(0),
  /** The last link is valid until this time (ms); null means that there is no link or that somebody used the link. */
  invitedUntil: integer('invited_until'),
  /** The column holds the time of the last request, to five minutes. */
  lastSeenAt: integer('last_seen_at'),
  ...recordColumns,
});

/** The server stores only hashes of cookie and bearer. */
export const staffSessions = sqliteTable(
  'staff_session',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    bearerHash: text('bearer_hash').notNull().unique(),
    staffId: refersTo('staff_id', () => staff.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** The device's requests name this browser and system. */
    device: text('device').notNull().default(''),
    /** The column holds the time of the session's last request, to five minutes. */
    lastSeenAt: integer('last_seen_at'),
  },
  (session) => [
    index('staff_session_expires').on(session.expiresAt),
    index('staff_session_staff').on(session.staffId),
  ],
);

/** The audit log is append-only. `db/audit-chain.ts` seals each row with the hash of the previous one when writing. */
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

/** Staff sign in with these; the person's device keeps the private key. */
export const passkeys = sqliteTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    /** The device made this id; like the key it is written in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    staffId: refersTo('staff_id', () => staff.id),
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of uses; zero means that it does not count. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    isBackedUp: integer('is_backed_up', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (passkey) => [index('passkey_staff').on(passkey.staffId)],
);

/** A challenge stands here once it is used, until it would be too old anyway. */
export const usedChallenges = sqliteTable(
  'passkey_challenge',
  {
    hash: text('hash').primaryKey(),
    /** One of several requests with the same challenge wins. */
    usedBy: text('used_by').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (challenge) => [index('passkey_challenge_expires').on(challenge.expiresAt)],
);
