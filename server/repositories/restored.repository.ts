import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ConsentChannel } from '#domain/club/guest-member';
import { RESTORED } from '../db/backup';
import type { Gateway, Statement } from '../db/gateway';
import { kiosks } from '../db/tables/bookings.table';
import {
  consents,
  memberSessions,
  members,
  provedBrowsers,
  signInCodes,
} from '../db/tables/club.table';
import { passkeys, staff, staffSessions } from '../db/tables/staff.table';
import { meta } from '../db/tables/sync.table';
import { forgetStatements } from './statements/member-statements';

type Request = { memberId: string; at: number; withdrawn?: ConsentChannel };

/**
 * Ends what a restored copy brings back: sessions, links, codes, PINs, passkeys and kiosks, since some may have ended after the
 * copy. Repeats deletions and withdrawn consents. Does nothing for a database that was not restored.
 */
export async function endRestored(gateway: Gateway, requests: readonly Request[]): Promise<void> {
  const flag = await gateway.row(meta, eq(meta.k, RESTORED));
  if (!flag) return;
  const deletedAt = new Map(
    requests.filter(({ withdrawn }) => !withdrawn).map(({ memberId, at }) => [memberId, at]),
  );
  const back = await gateway.rows(
    members,
    and(inArray(members.id, [...deletedAt.keys()]), isNull(members.deletedAt)),
  );
  await gateway.write([
    ...[staffSessions, memberSessions, provedBrowsers, signInCodes, kiosks, passkeys].map(
      (table) => sql`delete from ${table}`,
    ),
    sql`update ${staff} set invited_until = null, invite_version = invite_version + 1, pin_hash = null,
      pin_tries = 0, pin_locked_until = null`,
    ...back.flatMap((member) => forgetStatements(member, deletedAt.get(member.id) ?? 0)),
    ...requests.filter(({ withdrawn }) => withdrawn).map(withdrawal),
    sql`delete from ${meta} where k = ${RESTORED}`,
  ]);
}

/** Withdraws a consent again if the copy says that it was given before. */
function withdrawal({ memberId, at, withdrawn = 'email' }: Request): Statement {
  return sql`insert into ${consents} (id, member_id, channel, is_granted, text_version, language, at)
    select hex(randomblob(16)), member_id, channel, 0, text_version, language, ${at}
    from (select * from ${consents} where member_id = ${memberId} and channel = ${withdrawn}
      order by at desc, rowid desc limit 1) last where last.is_granted = 1 and last.at <= ${at}`;
}
