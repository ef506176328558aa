import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import type { BookingTable } from '../db/tables/bookings.table';
import { brunchBookings, tableBookings } from '../db/tables/bookings.table';
import { orders } from '../db/tables/orders.table';
import { effects } from '../db/tables/sync.table';
import type { NewEffect } from './rows/responses.repository';

export type ClaimedEffect = {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  /** The count includes this attempt. */
  attempts: number;
};
export type EffectOutcome = { state: 'waiting' | 'done' | 'failed'; nextAt: number };

export const BOOKING_REMINDER = 'booking.reminder';

/** One reminder a booking and day: a second run or server adds none. */
const reminderId = sql`'booking.reminder:' || b.id || ':' || b.service_day`;

/** Returns the INSERT of an effect for the batch of the mutation that causes the effect. */
export function effectStatement(effect: NewEffect, condition: SQL): Statement {
  return insertWhere(effects, { ...effect, state: 'waiting' }, condition);
}

export function createEffectsRepository(gateway: Gateway) {
  return {
    add: (effect: NewEffect) => gateway.write([effectStatement(effect, sql`true`)]),

    /**
     * Adds one effect for each order unseen since a time in this span. The id derives from the order's id, so a second
     * run or server adds none.
     */
    async addForUnseenOrders({ from, to }: { from: number; to: number }, at: number) {
      const missed = sql`${orders} where seen_at is null and status = 'pending'
        and max(received_at, coalesce(prepared_from, 0)) between ${from} and ${to}
        and not exists (select 1 from ${effects} where ${effects.id} = 'order.unseen:' || "order".id)`;
      // The code reads first and writes nothing when no order is unseen.
      if ((await gateway.value(sql`select id from ${missed} limit 1`)) === null) return;
      await gateway.write([
        sql`insert into ${effects} (id, kind, payload, state, next_at, attempts, created_at)
          select 'order.unseen:' || id, 'order.unseen', json_object('orderId', id), 'waiting', ${at}, 0, ${at}
          from ${missed} on conflict do nothing`,
      ]);
    },

    addReminders: (due: DueReminder, at: number) => addReminders(gateway, due, at),

    /** Claims due effects. After a crash the lease expires and another run claims them again. */
    async claimDue(
      kind: string,
      { now, leaseMs, limit }: Record<'now' | 'leaseMs' | 'limit', number>,
    ) {
      const due = sql`select id from ${effects} where state = 'waiting' and kind = ${kind} and next_at <= ${now} order by next_at, id limit ${limit}`;
      // The code reads first and writes nothing when no effect is due.
      if ((await gateway.value(due)) === null) return [];
      const [rows = []] = await gateway.write([
        sql`update ${effects} set attempts = attempts + 1, next_at = ${now + leaseMs} where id in (${due}) returning id, payload, attempts`,
      ]);
      return rows.map(
        (row): ClaimedEffect => ({
          id: String(row.id),
          kind,
          payload: JSON.parse(String(row.payload)),
          attempts: Number(row.attempts),
        }),
      );
    },

    /** Stores the result of an attempt unless the attempt's lease has expired. */
    async settle({ id, attempts }: ClaimedEffect, { state, nextAt }: EffectOutcome): Promise<void> {
      const isOurs = and(eq(effects.id, id), eq(effects.attempts, attempts));
      await gateway.write([
        sql`update ${effects} set state = ${state}, next_at = ${nextAt} where ${isOurs} and state = 'waiting'`,
      ]);
    },

    /** Returns the state of each effect; the result lacks effects that finished long ago. */
    async states(ids: readonly string[]): Promise<Record<string, 'waiting' | 'done' | 'failed'>> {
      if (ids.length === 0) return {};
      const rows = await gateway.rows(effects, inArray(effects.id, [...ids]));
      return Object.fromEntries(rows.map((row) => [row.id, row.state]));
    },

    /** Returns the state of the latest effect whose id begins so. */
    async lastState(prefix: string): Promise<'waiting' | 'done' | 'failed' | null> {
      const { id, createdAt } = effects;
      const isSo = and(gte(id, prefix), lt(id, `${prefix}~`));
      return (await gateway.row(effects, isSo, [desc(createdAt), desc(id)]))?.state ?? null;
    },

    async pruneBefore(at: number): Promise<void> {
      const isOld = and(lt(effects.createdAt, at), sql`state <> 'waiting'`);
      await gateway.write([sql`delete from ${effects} where ${isOld}`]);
    },
  };
}

type DueReminder = { day: string; madeBefore: number };

/** Adds one reminder for each booking of the day that stands and was not made or moved since `madeBefore`. */
async function addReminders(gateway: Gateway, { day, madeBefore }: DueReminder, at: number) {
  const due = (bookings: BookingTable) => sql`${bookings} b where b.service_day = ${day}
    and b.status in ('pending', 'confirmed') and b.guest_email is not null
    and b.guest_confirmed_at is null and b.starts_at > ${at}
    and max(b.received_at, coalesce(json_extract(b.guest_change, '$.at'), 0)) < ${madeBefore}
    and not exists (select 1 from ${effects} where ${effects.id} = ${reminderId})`;
  const first = await gateway.value(
    sql`select id from ${due(tableBookings)} union all select id from ${due(brunchBookings)} limit 1`,
  );
  if (first === null) return;
  await gateway.write(
    [tableBookings, brunchBookings].map(
      (
        bookings,
      ) => sql`insert into ${effects} (id, kind, payload, state, next_at, attempts, created_at)
        select ${reminderId}, ${BOOKING_REMINDER}, json_object('bookingId', b.id, 'day', b.service_day),
          'waiting', ${at}, 0, ${at} from ${due(bookings)} on conflict do nothing`,
    ),
  );
}
