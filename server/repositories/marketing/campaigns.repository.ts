import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { byKey, isKeyOf } from '#domain/keys';
import type {
  AudienceFilters,
  CampaignResults,
  PreviewCampaignInput,
  RecipientState,
} from '#domain/marketing/campaign';
import { LAST_VISITS, ORDER_DAYS, RECIPIENT_STATES } from '#domain/marketing/campaign';
import type { PublicAnnouncement, VenueNews } from '#domain/marketing/whats-on';
import { instantOfMoment } from '#domain/marketing/whats-on';
import { venueMoment } from '#domain/menu/menu-items';
import type { Gateway } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import { consents, members } from '../../db/tables/club.table';
import { announcements, campaigns } from '../../db/tables/marketing.table';
import { menuItems } from '../../db/tables/orders.table';
import { effectStatement } from '../effects.repository';
import type { ConsentRow } from '../members.repository';
import { membersStore } from '../resources/member-records.repository';
import type { NewEffect, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { forbiddenIn, isLawfulPicture } from '../statements/campaign-law';

export type CampaignRow = typeof campaigns.$inferSelect;

type Move = {
  before: CampaignRow;
  after: Partial<CampaignRow>;
  effects?: readonly NewEffect[];
};

const WEEK_MS = ORDER_DAYS * 86_400_000;

export function createCampaignsRepository(gateway: Gateway) {
  return {
    find: (id: string) => gateway.row(campaigns, eq(campaigns.id, id)),

    audience: async (filters: AudienceFilters, now: number) =>
      (await gateway.value<number>(audienceSize(filters, now))) ?? 0,

    /** Returns a dish's picture, or null when none is chosen or the law forbids it. */
    async picture(itemId: number | null): Promise<string | null> {
      if (itemId === null) return null;
      const isIt = and(eq(menuItems.id, itemId), isLawfulPicture(itemId));
      return (await gateway.row(menuItems, isIt))?.imageUrl || null;
    },

    isLawful: async (itemId: number) =>
      (await gateway.value(sql`select ${isLawfulPicture(itemId)}`)) === 1,

    forbidden: (row: PreviewCampaignInput) => forbiddenIn(row, gateway),

    /** Null means that somebody changed the campaign in the meantime. */
    move: ({ before, after, effects = [] }: Move, once: StaffOnce) =>
      writeOnce(gateway, {
        ...once,
        guard: sql`exists (select 1 from ${campaigns} where id = ${before.id} and v = ${before.v} and status = ${before.status})`,
        rows: (won) => [
          updateWhere(campaigns, after, sql`id = ${before.id} and ${won}`),
          ...(after.status === 'stopped'
            ? [
                sql`update campaign_recipient set state = 'stopped' where campaign_id = ${before.id} and state = 'queued' and ${won}`,
              ]
            : []),
          ...effects.map((effect) => effectStatement(effect, won)),
        ],
      }),

    async results(id: string): Promise<Omit<CampaignResults, 'status'>> {
      const [counts, [more]] = await gateway.batch((db) => [
        db.all<{ state: string; n: number }>(
          sql`select state, count(*) as n from campaign_recipient where campaign_id = ${id} group by state`,
        ),
        db.all<{ unsubscribed: number; orders: number }>(
          sql`select count(distinct r.member_id) filter (where r.unsubscribed_at is not null) as unsubscribed,
              count(distinct o.id) as orders from campaign_recipient r
              join ${members} on member.id = r.member_id
              left join "order" o on o.member_id = coalesce(member.merged_into, member.id)
                and +o.status <> 'cancelled' and o.received_at between r.sent_at and r.sent_at + ${WEEK_MS}
              where r.campaign_id = ${id}`,
        ),
      ]);
      const known = new Map(counts.map(({ state, n }) => [state, n]));
      const states = byKey(RECIPIENT_STATES, (state) => known.get(state) ?? 0);
      return { ...states, unsubscribed: more?.unsubscribed ?? 0, orders: more?.orders ?? 0 };
    },

    /** Returns the member of a link, or the member into whom it was merged; null after deletion. */
    async memberOf(memberId: string): Promise<{ id: string; language: 'en' | 'tr' } | null> {
      const now = sql`coalesce((select merged_into from ${members} where id = ${memberId}), ${memberId})`;
      return gateway.row(members, and(eq(members.id, now), sql`deleted_at is null`));
    },
  };
}

const DAY_MS = 86_400_000;

/** Selects members with a proved address and a standing consent, without deleted ones. */
const MAY_GET_MAIL = sql`member.deleted_at is null and member.verified_at is not null
  and coalesce((select is_granted from consent where member_id = member.id and channel = 'email'
    order by at desc, rowid desc limit 1), 0) = 1`;

/** Returns the members whom a campaign reaches. */
function inAudience({ tiers, language, lastVisit }: AudienceFilters, now: number): SQL {
  const { tier, lastSeen } = membersStore.facts ?? {};
  const parts = [MAY_GET_MAIL];
  if (language) parts.push(sql`member.language = ${language}`);
  if (tiers.length > 0) parts.push(sql`${tier} in ${tiers}`);
  if (lastVisit && isKeyOf(LAST_VISITS, lastVisit)) {
    const { days, isWithin } = LAST_VISITS[lastVisit];
    const since = now - days * DAY_MS;
    parts.push(isWithin ? sql`${lastSeen} >= ${since}` : sql`coalesce(${lastSeen}, 0) < ${since}`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}

function audienceSize(filters: AudienceFilters, now: number): SQL {
  return sql`select count(*) as size from ${members} where ${inAudience(filters, now)}`;
}

export type ClaimedRecipient = {
  campaignId: string;
  memberId: string;
  email: string;
  language: 'en' | 'tr';
  /** The count includes this attempt. */
  attempts: number;
};

export type RecipientOutcome = { state: RecipientState; at: number; nextAt?: number };

/** States: queued → sending → sent, failed or uncertain; a refused attempt returns to queued. Uncertain is final. */
export function createRecipientsRepository(gateway: Gateway) {
  const inStatus = (status: CampaignRow['status']) =>
    gateway.rows(campaigns, eq(campaigns.status, status));

  return {
    ...claiming(gateway),
    running: () => inStatus('sending'),

    async due(now: number): Promise<CampaignRow[]> {
      const scheduled = await inStatus('scheduled');
      return scheduled.filter(({ scheduledAt }) => (scheduledAt ?? 0) <= now);
    },

    /** Fixes the recipients and starts the campaign in one batch. */
    async begin(campaign: CampaignRow, at: number): Promise<void> {
      const { id } = campaign;
      const isDue = sql`exists (select 1 from ${campaigns} where id = ${id} and status = 'scheduled')`;
      await gateway.write([
        sql`insert into campaign_recipient (campaign_id, member_id, state, attempts, next_at)
          select ${id}, member.id, 'queued', 0, ${at} from ${members}
          where ${inAudience(campaign, at)} and ${isDue} on conflict do nothing`,
        sql`update ${campaigns} set status = 'sending', started_at = ${at}, v = v + 1 where id = ${id} and status = 'scheduled'`,
      ]);
    },

    /** Counts the attempts that began since a time. */
    async begunSince(campaignId: string, at: number): Promise<number> {
      const begun = sql`campaign_id = ${campaignId} and claimed_at > ${at}`;
      return Number(
        await gateway.value(sql`select count(*) from campaign_recipient where ${begun}`),
      );
    },

    /** Returns the next member, or null. */
    next: (campaignId: string, now: number) =>
      gateway.value<string>(sql`select member_id from campaign_recipient
        where campaign_id = ${campaignId} and state = 'queued' and next_at <= ${now}
        order by next_at, member_id limit 1`),

    /** A process that was thought dead still knows what became of its attempt. */
    settle: (
      { campaignId, memberId, attempts }: ClaimedRecipient,
      { state, at, nextAt = at }: RecipientOutcome,
    ) =>
      gateway.write([
        sql`update campaign_recipient set next_at = ${nextAt}, sent_at = ${state === 'sent' ? at : null},
          state = case when ${state} = 'queued' and not exists
            (select 1 from ${campaigns} where id = ${campaignId} and status = 'sending') then 'stopped' else ${state} end
          where campaign_id = ${campaignId} and member_id = ${memberId} and attempts = ${attempts}
          and state in ('sending', 'uncertain')`,
      ]),

    /** An attempt whose process has ended may have arrived, so the server never repeats it. */
    async giveUpBefore(at: number): Promise<void> {
      const isLost = sql`state = 'sending' and claimed_at <= ${at}`;
      const lost = await gateway.value(
        sql`select 1 from campaign_recipient where ${isLost} limit 1`,
      );
      if (lost === null) return;
      await gateway.write([sql`update campaign_recipient set state = 'uncertain' where ${isLost}`]);
    },

    finish: (campaignId: string, at: number) =>
      gateway.write([
        sql`update ${campaigns} set status = 'sent', finished_at = ${at}, v = v + 1
          where id = ${campaignId} and status = 'sending' and not exists (select 1 from campaign_recipient
          where campaign_id = ${campaignId} and state in ('queued', 'sending'))`,
      ]),
  };
}

function claiming(gateway: Gateway) {
  return {
    /**
     * Stores the attempt before the mail leaves and reads the consent again in the same batch. Returns null if the member
     * withdrew it, if the person got the mail as another member, or if the campaign was stopped.
     */
    async claim(campaignId: string, memberId: string, now: number) {
      const isIt = sql`campaign_id = ${campaignId} and member_id = ${memberId} and state = 'queued'`;
      const mayGet = sql`exists (select 1 from ${members} where member.id = ${memberId} and ${MAY_GET_MAIL})`;
      const runs = sql`exists (select 1 from ${campaigns} where id = ${campaignId} and status = 'sending')`;
      const [, [won] = []] = await gateway.write([
        sql`update campaign_recipient set state = 'skipped' where ${isIt} and (not ${mayGet} or ${isReached(campaignId, memberId)})`,
        sql`update campaign_recipient set state = 'sending', attempts = attempts + 1, claimed_at = ${now}
          where ${isIt} and ${runs} returning attempts,
          (select email from ${members} where member.id = ${memberId}) as email,
          (select language from ${members} where member.id = ${memberId}) as language`,
      ]);
      if (!won) return null;
      const language: 'en' | 'tr' = won.language === 'tr' ? 'tr' : 'en';
      const claimed: ClaimedRecipient = {
        campaignId,
        memberId,
        email: String(won.email),
        language,
        attempts: Number(won.attempts),
      };
      return claimed;
    },

    /** Withdraws the consent once and stores the campaign of the link. */
    async unsubscribe(
      { campaignId, memberId: named }: { campaignId: string; memberId: string },
      consent: ConsentRow,
    ): Promise<void> {
      const { memberId, at } = consent;
      const isGranted = sql`coalesce((select is_granted from ${consents} where member_id = ${memberId}
        and channel = 'email' order by at desc, rowid desc limit 1), 0) = 1`;
      await gateway.write([
        sql`update campaign_recipient set unsubscribed_at = ${at} where campaign_id = ${campaignId}
          and member_id = ${named} and unsubscribed_at is null and ${isGranted}`,
        insertWhere(consents, consent, isGranted),
      ]);
    },
  };
}

/** Returns true if a mail of the campaign may have reached this person under another member or address. */
function isReached(campaignId: string, memberId: string): SQL {
  return sql`exists (select 1 from ${members} twin
    join campaign_recipient reached on reached.campaign_id = ${campaignId} and reached.member_id = twin.id
    where (twin.merged_into = ${memberId} or twin.email = (select email from ${members} where id = ${memberId}))
    and twin.id <> ${memberId} and reached.state in ('sending', 'sent', 'uncertain'))`;
}

const KEPT_MS = 30_000;
const MOST = 40;

/**
 * The table has no triggers, because tablets do not need its rows: a list is never older than the last write of this
 * process, and at most half a minute old.
 */
export function createAnnouncementsRepository(gateway: Gateway) {
  let kept: { writes: number; readAt: number; news: Promise<VenueNews> } | null = null;
  return {
    /** Returns the announcements that are on and have not ended; `at` changes with the list only. */
    async open(now: number): Promise<VenueNews> {
      const writes = gateway.writeCount();
      const isFresh = kept?.writes === writes && Math.abs(now - kept.readAt) < KEPT_MS;
      if (!kept || !isFresh) {
        const news = readNews(gateway, now, kept?.news);
        kept = { writes, readAt: now, news };
        news.catch(() => {
          kept = null;
        });
      }
      return kept.news;
    },
  };
}

async function readNews(
  gateway: Gateway,
  now: number,
  before: Promise<VenueNews> | undefined,
): Promise<VenueNews> {
  const rows = await gateway.rows(
    announcements,
    and(eq(announcements.isOn, true), gt(announcements.endsAt, venueMoment(now))),
    [desc(announcements.startsAt), desc(announcements.id)],
    { limit: MOST },
  );
  const list = rows.map(publicAnnouncement);
  const known = await before?.catch(() => undefined);
  return known && JSON.stringify(known.list) === JSON.stringify(list) ? known : { at: now, list };
}

function publicAnnouncement(row: typeof announcements.$inferSelect): PublicAnnouncement {
  const { id, kind, titleEn, titleTr, textEn, textTr, weekdays, fromTime, toTime, link } = row;
  return {
    id,
    kind,
    titleEn,
    titleTr,
    textEn,
    textTr,
    startsAt: instantOfMoment(row.startsAt),
    endsAt: instantOfMoment(row.endsAt),
    ...(kind === 'happy_hour' && { weekdays, fromTime, toTime }),
    ...(kind === 'event' && link && { link }),
  };
}
