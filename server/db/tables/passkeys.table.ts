import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { refersTo } from './record-columns';
import { staff } from './staff.table';

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
