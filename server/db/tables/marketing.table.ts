import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CampaignStatus, LastVisit, RecipientState } from '#domain/marketing/campaign';
import type { AnnouncementKind, Weekday } from '#domain/marketing/whats-on';
import { members } from './club.table';
import { recordColumns, refersTo } from './record-columns';

export const campaigns = sqliteTable(
  'campaign',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    subjectEn: text('subject_en').notNull(),
    subjectTr: text('subject_tr').notNull(),
    wordsEn: text('words_en').notNull(),
    wordsTr: text('words_tr').notNull(),
    offerEn: text('offer_en').notNull(),
    offerTr: text('offer_tr').notNull(),
    pictureItemId: integer('picture_item_id'),
    tiers: text('tiers', { mode: 'json' }).$type<string[]>().notNull(),
    language: text('language').$type<'en' | 'tr'>(),
    lastVisit: text('last_visit').$type<LastVisit>(),
    perMinute: integer('per_minute'),
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    /** The version of which test mails were sent; null: none. */
    testedV: integer('tested_v'),
    createdAt: integer('created_at').notNull(),
    scheduledAt: integer('scheduled_at'),
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
  },
  (campaign) => [
    index('campaign_created').on(campaign.createdAt, campaign.id),
    index('campaign_status').on(campaign.status, campaign.scheduledAt),
  ],
);

/** One row a member, fixed at the start; the address is read at the moment of sending. */
export const campaignRecipients = sqliteTable(
  'campaign_recipient',
  {
    campaignId: refersTo('campaign_id', () => campaigns.id),
    memberId: refersTo('member_id', () => members.id),
    state: text('state').$type<RecipientState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    /** The start of the last attempt. */
    claimedAt: integer('claimed_at'),
    sentAt: integer('sent_at'),
    unsubscribedAt: integer('unsubscribed_at'),
  },
  (recipient) => [
    primaryKey({ columns: [recipient.campaignId, recipient.memberId] }),
    index('campaign_recipient_next').on(recipient.campaignId, recipient.state, recipient.nextAt),
    index('campaign_recipient_claimed').on(recipient.campaignId, recipient.claimedAt),
    index('campaign_recipient_member').on(recipient.memberId),
  ],
);

/** The texts are shown on the guests' site; `startsAt` and `endsAt` are minutes by the venue's clock. */
export const announcements = sqliteTable(
  'announcement',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    kind: text('kind').$type<AnnouncementKind>().notNull(),
    titleEn: text('title_en').notNull(),
    titleTr: text('title_tr').notNull(),
    textEn: text('text_en').notNull(),
    textTr: text('text_tr').notNull(),
    startsAt: text('starts_at').notNull(),
    endsAt: text('ends_at').notNull(),
    weekdays: text('weekdays', { mode: 'json' }).$type<Weekday[]>().notNull(),
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
    link: text('link').notNull(),
    isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  },
  (announcement) => [
    index('announcement_start').on(announcement.startsAt, announcement.id),
    index('announcement_end').on(announcement.endsAt, announcement.id),
  ],
);
