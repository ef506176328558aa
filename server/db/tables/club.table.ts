import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { ConsentChannel } from '#domain/club/join-club';
import type { RewardKind } from '#domain/menu/menu-item';

export const members = sqliteTable(
  'member',
  {
    id: text('id').primaryKey(),
    /** Hash of the mutation id: a retry joins once. */
    joinHash: text('join_hash').unique(),
    /** Emptied, with name and phone, when the member's data are deleted. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When a code verified the address; null: unverified. */
    verifiedAt: integer('verified_at'),
    deletedAt: integer('deleted_at'),
    /** Name, address and phone, folded, and the name's sort key: the database folds ASCII only. */
    searchText: text('search_text').notNull().default(''),
    nameKey: text('name_key').notNull().default(''),
  },
  (member) => [
    // Several members may enter an address; only one can verify it.
    uniqueIndex('member_proved_email').on(member.email).where(sql`verified_at is not null`),
    index('member_email').on(member.email),
    index('member_created').on(member.createdAt, member.id),
    index('member_name').on(member.nameKey, member.id),
  ],
);

/** Tokens are never stored, only their hashes. */
export const memberSessions = sqliteTable(
  'member_session',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (session) => [
    index('member_session_member').on(session.memberId),
    index('member_session_expires').on(session.expiresAt),
  ],
);

/** Browsers in which a code was entered: there the address is enough to sign in. */
export const provedBrowsers = sqliteTable(
  'proved_browser',
  {
    browserHash: text('browser_hash').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    at: integer('at').notNull(),
  },
  (proved) => [
    primaryKey({ columns: [proved.browserHash, proved.memberId] }),
    index('proved_browser_member').on(proved.memberId),
  ],
);

/** Mailed codes. The digits derive from id and server key and are not stored. */
export const signInCodes = sqliteTable(
  'sign_in_code',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Only the requesting browser may use it. */
    browserHash: text('browser_hash').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    usedBy: text('used_by'),
  },
  (code) => [index('sign_in_code_email').on(code.email, code.createdAt)],
);

/** Append-only ledger of points. The balance is the sum. */
export const loyaltyEntries = sqliteTable(
  'loyalty_entry',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    reason: text('reason').$type<PointsReason>().notNull(),
    /** An order's or a free dish's id. */
    orderId: text('order_id'),
    holdId: text('hold_id'),
    /** Number of earlier undos of the order. */
    round: integer('round').notNull().default(0),
    points: integer('points').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Of a correction: why, and the first name of who made it. */
    note: text('note'),
    by: text('by'),
  },
  (entry) => [
    uniqueIndex('loyalty_entry_order').on(entry.orderId, entry.reason, entry.round),
    uniqueIndex('loyalty_entry_hold').on(entry.holdId, entry.reason),
    index('loyalty_entry_member').on(entry.memberId, entry.createdAt),
  ],
);

export type PointsReason = 'earned' | 'reversed' | 'redeemed' | 'released' | 'moved' | 'corrected';

/** A hold of a free dish: paid with points, then used in an order or returned. */
export const rewardHolds = sqliteTable(
  'reward_hold',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    menuItemId: integer('menu_item_id').notNull(),
    rewardKind: text('reward_kind').$type<RewardKind>().notNull(),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    points: integer('points').notNull(),
    state: text('state').$type<'open' | 'used' | 'released'>().notNull(),
    orderId: text('order_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (hold) => [
    index('reward_hold_member').on(hold.memberId, hold.state),
    index('reward_hold_order').on(hold.orderId),
    index('reward_hold_expires').on(hold.state, hold.expiresAt),
  ],
);

/** Append-only log of consents: person, channel, text version, language, time. */
export const consents = sqliteTable(
  'consent',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    isGranted: integer('is_granted', { mode: 'boolean' }).notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    at: integer('at').notNull(),
  },
  (consent) => [index('consent_member').on(consent.memberId, consent.at)],
);
