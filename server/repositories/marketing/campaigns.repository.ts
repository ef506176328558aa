import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  type AudienceFilters,
  type CampaignResults,
  LAST_VISITS,
  type LastVisit,
  ORDER_DAYS,
  type PreviewCampaignInput,
  RECIPIENT_STATES,
} from '#domain/marketing/campaign';
import { updateWhere } from '../../db/conditional-insert';
import type { Gateway } from '../../db/gateway';
import { members } from '../../db/tables/club.table';
import { campaigns } from '../../db/tables/marketing.table';
import { menuItems } from '../../db/tables/menu.table';
import { effectStatement, type NewEffect } from '../effects.repository';
import { membersStore } from '../resources/members.store';
import { forbiddenIn, isLawfulPicture } from '../statements/campaign-law';
import { type StaffOnce, writeOnce } from '../stored-responses.repository';

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
      const [counts, [more]] = await gateway.read((db) =>
        db.batch([
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
        ]),
      );
      const known = new Map(counts.map(({ state, n }) => [state, n]));
      const states = Object.fromEntries(
        RECIPIENT_STATES.map((state) => [state, known.get(state) ?? 0]),
      ) as Record<(typeof RECIPIENT_STATES)[number], number>;
      return { ...states, unsubscribed: more?.unsubscribed ?? 0, orders: more?.orders ?? 0 };
    },

    /** Returns the member of a link, or the member into whom it was merged; null after deletion. */
    async memberOf(memberId: string): Promise<{ id: string; language: 'en' | 'tr' } | null> {
      const now = sql`coalesce((select merged_into from ${members} where id = ${memberId}), ${memberId})`;
      return gateway.first((db) =>
        db
          .select({ id: members.id, language: members.language })
          .from(members)
          .where(and(eq(members.id, now), sql`deleted_at is null`)),
      );
    },
  };
}

const DAY_MS = 86_400_000;

/** Selects members with a proved address and a standing consent, without deleted ones. */
export const MAY_GET_MAIL = sql`member.deleted_at is null and member.verified_at is not null
  and coalesce((select is_granted from consent where member_id = member.id and channel = 'email'
    order by at desc, rowid desc limit 1), 0) = 1`;

/** Returns the members whom a campaign reaches. */
export function inAudience({ tiers, language, lastVisit }: AudienceFilters, now: number): SQL {
  const { tier, lastSeen } = membersStore.facts ?? {};
  const parts = [MAY_GET_MAIL];
  if (language) parts.push(sql`member.language = ${language}`);
  if (tiers.length > 0) parts.push(sql`${tier} in ${tiers}`);
  if (lastVisit && lastVisit in LAST_VISITS) {
    // The schema allows only known names here, so the SQL may contain them.
    const { days, isWithin } = LAST_VISITS[lastVisit as LastVisit];
    const since = now - days * DAY_MS;
    parts.push(isWithin ? sql`${lastSeen} >= ${since}` : sql`coalesce(${lastSeen}, 0) < ${since}`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}

export function audienceSize(filters: AudienceFilters, now: number): SQL {
  return sql`select count(*) as size from ${members} where ${inAudience(filters, now)}`;
}
