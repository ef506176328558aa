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
    /** Of the id under which they joined: the same mutation joins once. */
    joinHash: text('join_hash').unique(),
    /** Emptied, with name and phone, when a member has their data deleted. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When the address was proved by a code; null: anybody may have typed it. */
    verifiedAt: integer('verified_at'),
    deletedAt: integer('deleted_at'),
    /** Name, address and phone, folded, and the name's sort key: the database folds ASCII only. */
    searchText: text('search_text').notNull().default(''),
    nameKey: text('name_key').notNull().default(''),
  },
  (member) => [
    // Anybody may claim an address; only one can have proved it.
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

/** Browsers in which a member has once typed a code: there the address alone is enough. */
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

/** What was mailed to whom; the digits are made from the id by the server's key and stored nowhere. */
export const signInCodes = sqliteTable(
  'sign_in_code',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Only the browser that asked may use it. */
    browserHash: text('browser_hash').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** The session that it opened. */
    usedBy: text('used_by'),
  },
  (code) => [index('sign_in_code_email').on(code.email, code.createdAt)],
);

/** Append-only: every point that came and went. The balance is the sum. */
export const loyaltyEntries = sqliteTable(
  'loyalty_entry',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    reason: text('reason').$type<PointsReason>().notNull(),
    /** What it is for: an order, or a free dish. */
    orderId: text('order_id'),
    holdId: text('hold_id'),
    /** How often the order had been undone before. */
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

/** A free dish: paid with points, waiting in a cart, then in an order or given back. */
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

/** Append-only: who agreed to what or took it back, to which words, in which language, when. */
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
