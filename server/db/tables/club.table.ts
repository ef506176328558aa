import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { ConsentChannel } from '#domain/club/guest-member';
import type { RewardKind } from '#domain/menu/menu-item';
import { refersTo } from './record-columns';

export const members = sqliteTable(
  'member',
  {
    id: text('id').primaryKey(),
    /** The hash covers the mutation id, so that a retry joins once. */
    joinHash: text('join_hash').unique(),
    /** The server empties address, name and phone when a member deletes their data. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** A code verified the address at this time; null means that no code did. */
    verifiedAt: integer('verified_at'),
    deletedAt: integer('deleted_at'),
    /** The member who has taken over points, orders and bookings; never one who was merged in turn. */
    mergedInto: text('merged_into'),
    /** The text holds name, address and phone, folded, because the database folds ASCII only. */
    searchText: text('search_text').notNull().default(''),
    nameKey: text('name_key').notNull().default(''),
  },
  (member) => [
    // Several members may enter an address, but only one can verify the address.
    uniqueIndex('member_proved_email').on(member.email).where(sql`verified_at is not null`),
    index('member_email').on(member.email),
    index('member_created').on(member.createdAt, member.id),
    index('member_merged').on(member.mergedInto).where(sql`merged_into is not null`),
    index('member_name').on(member.nameKey, member.id),
  ],
);

/** The server stores hashes of tokens, never the tokens. */
export const memberSessions = sqliteTable(
  'member_session',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    memberId: refersTo('member_id', () => members.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (session) => [
    index('member_session_member').on(session.memberId),
    index('member_session_expires').on(session.expiresAt),
  ],
);

/** In these browsers a member entered a code, so the address alone is enough to sign in. */
export const provedBrowsers = sqliteTable(
  'proved_browser',
  {
    browserHash: text('browser_hash').notNull(),
    memberId: refersTo('member_id', () => members.id),
    at: integer('at').notNull(),
  },
  (proved) => [
    primaryKey({ columns: [proved.browserHash, proved.memberId] }),
    index('proved_browser_member').on(proved.memberId),
  ],
);

/** The server mails these codes. Id and server key determine the digits, so no table stores them. */
export const signInCodes = sqliteTable(
  'sign_in_code',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Only the browser that requested the code may use the code. */
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

/** The ledger of points is append-only. Its sum is the balance. */
export const loyaltyEntries = sqliteTable(
  'loyalty_entry',
  {
    id: text('id').primaryKey(),
    memberId: refersTo('member_id', () => members.id),
    reason: text('reason').$type<PointsReason>().notNull(),
    /** The id names an order or a free dish. */
    orderId: text('order_id'),
    holdId: text('hold_id'),
    /** The round counts earlier undos of the order. */
    round: integer('round').notNull().default(0),
    points: integer('points').notNull(),
    createdAt: integer('created_at').notNull(),
    /** A correction has a note with its reason and the first name of the person who made the correction. */
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

/** A member pays a free dish with points; the hold ends when an order uses the dish or the points return. */
export const rewardHolds = sqliteTable(
  'reward_hold',
  {
    id: text('id').primaryKey(),
    memberId: refersTo('member_id', () => members.id),
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

/** The log of consents is append-only: person, channel, text version, language, time. */
export const consents = sqliteTable(
  'consent',
  {
    id: text('id').primaryKey(),
    memberId: refersTo('member_id', () => members.id),
    channel: text('channel').$type<ConsentChannel>().notNull(),
    isGranted: integer('is_granted', { mode: 'boolean' }).notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language').$type<'en' | 'tr'>().notNull(),
    at: integer('at').notNull(),
  },
  (consent) => [index('consent_member').on(consent.memberId, consent.at)],
);
