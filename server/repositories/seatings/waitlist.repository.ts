import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { STAY_MS } from '#domain/bookings/booking';
import type { WaitlistRead } from '#domain/waitlist/waitlist';
import { MOST_LAPSES, MOST_WAITING } from '#domain/waitlist/waitlist';
import type { Gateway } from '../../db/gateway';
import type { WaitlistRow } from '../../db/tables/bookings.table';
import { venueTables, waitlistEntries } from '../../db/tables/bookings.table';
import type { Seated } from '../booking-row';
import { waitlistRead } from '../booking-row';
import { effectStatement } from '../effects.repository';
import type {
  Claim,
  MutationResponse,
  NewEffect,
  SentResponse,
} from '../rows/responses.repository';
import { addRow } from '../rows/responses.repository';
import { tableLabelOf } from '../statements/table-capacity';

/** What an entry has without an offer: its wished time and no place. */
export function withoutOffer({ wishedSlot, wishedAt }: WaitlistRow) {
  return {
    slot: wishedSlot,
    startsAt: wishedAt,
    endsAt: wishedAt + STAY_MS,
    tableId: null,
    joinedTables: null,
    offeredUntil: null,
    offeredBy: null,
  };
}

/** So many parties may wait for an evening. */
export function hasRoom(serviceDay: string): SQL {
  return sql`(select count(*) from ${waitlistEntries} w where w.service_day = ${serviceDay}
    and w.status in ('waiting', 'offered')) < ${MOST_WAITING}`;
}

type NewEntry = {
  row: WaitlistRow;
  claim: Claim;
  response: SentResponse;
  effect: NewEffect | null;
};

const MINUTE_MS = 60_000;
const AT_ONCE = 20;

export function createWaitlistRepository(gateway: Gateway) {
  const { id, queuedAt, status, tableId } = waitlistEntries;

  function select(condition: SQL | undefined, limit = -1): Promise<Seated<WaitlistRow>[]> {
    return gateway.read((db) =>
      db
        .select({ row: waitlistEntries, tableLabel: tableLabelOf(waitlistEntries) })
        .from(waitlistEntries)
        .leftJoin(venueTables, eq(venueTables.id, tableId))
        .where(condition)
        .orderBy(asc(queuedAt), asc(id))
        .limit(limit),
    );
  }

  return {
    table: waitlistEntries,
    rowOf: ({ row }: Seated<WaitlistRow>) => row,
    read: (found: Seated<WaitlistRow>, row = found.row): WaitlistRead =>
      waitlistRead({ ...found, row }),
    find: async (entryId: string) => (await select(eq(id, entryId)))[0] ?? null,

    /** Writes a guest's entry; returns null if too many parties wait for the evening. */
    join: ({ row, claim, response, effect }: NewEntry): Promise<MutationResponse | null> =>
      addRow(gateway, waitlistEntries, {
        ...{ claim, response, row, at: row.receivedAt, audit: null },
        guard: hasRoom(row.serviceDay),
        more: (won) => (effect ? [effectStatement(effect, won)] : []),
      }),

    hasRoom: async (serviceDay: string): Promise<boolean> =>
      (await gateway.value(sql`select ${hasRoom(serviceDay)}`)) === 1,

    /** Returns the next parties with an address that wait for a later day, the first one first. */
    withAddress: (afterDay: string) =>
      select(
        and(
          eq(status, 'waiting'),
          sql`${waitlistEntries.serviceDay} > ${afterDay}`,
          isNotNull(waitlistEntries.guestEmail),
        ),
        AT_ONCE,
      ),

    /** Ends offers whose time is over: the party waits at the end of the list, or has let too many lapse. */
    async lapseOffers(now: number): Promise<void> {
      const isOver = sql`status = 'offered' and offered_until <= ${now}`;
      await writeIf(gateway, isOver, [
        sql`status = case when lapses + 1 >= ${MOST_LAPSES} then 'lapsed' else 'waiting' end`,
        sql`lapses = lapses + 1, queued_at = ${now}`,
        ...changed(now),
      ]);
    },

    /** Ends entries whose evening or wished time is over. */
    async closePast(today: string, now: number): Promise<void> {
      const isOver = sql`status in ('waiting', 'offered') and (service_day < ${today}
        or (is_walk_in = 0 and status = 'waiting' and wished_at + flex_minutes * ${MINUTE_MS} <= ${now}))`;
      await writeIf(gateway, isOver, [sql`status = 'closed'`, ...changed(now)]);
    },
  };
}

function changed(now: number): SQL[] {
  return [
    sql`slot = wished_slot, starts_at = wished_at, ends_at = wished_at + ${STAY_MS}`,
    sql`table_id = null, joined_tables = null, offered_until = null, offered_by = null`,
    sql`status_at = ${now}, status_by = null, v = v + 1`,
  ];
}

/** Reads first and writes nothing when no row is meant. */
async function writeIf(gateway: Gateway, which: SQL, change: SQL[]): Promise<void> {
  if (!(await gateway.row(waitlistEntries, which))) return;
  await gateway.write([
    sql`update ${waitlistEntries} set ${sql.join(change, sql`, `)} where ${which}`,
  ]);
}
