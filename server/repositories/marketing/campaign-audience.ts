import { type SQL, sql } from 'drizzle-orm';
import { type AudienceFilters, LAST_VISITS, type LastVisit } from '#domain/marketing/campaign';
import { members } from '../../db/tables/club.table';
import { membersStore } from '../resources/members.store';

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
  if (tiers.length > 0) {
    parts.push(
      sql`${tier} in (${sql.join(
        tiers.map((one) => sql`${one}`),
        sql`, `,
      )})`,
    );
  }
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
