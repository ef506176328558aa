import { sql } from 'drizzle-orm';
import type { FailedMail } from '#domain/watch/watch';
import type { Gateway } from '../db/gateway';
import { orders } from '../db/tables/orders.table';
import { payments } from '../db/tables/payments.table';
import { effects, meta } from '../db/tables/sync.table';

const MOST_MAILS = 50;

type WatchedTimes = {
  /** Orders that came before this time and that no tablet has shown. */
  ordersBefore: number;
  ordersAfter: number;
  paymentsBefore: number;
  mailsBefore: number;
};

export function createWatchRepository(gateway: Gateway) {
  return {
    /** Writes one row, because a full disk still reads. @throws DomainError busy */
    async write(at: number): Promise<void> {
      await gateway.write([
        sql`insert into ${meta} (k, v) values ('written', ${String(at)}) on conflict (k) do update set v = excluded.v`,
      ]);
    },

    /** Counts what waits for too long. */
    async late({ ordersBefore, ordersAfter, paymentsBefore, mailsBefore }: WatchedTimes) {
      const [row] = await gateway.read((db) =>
        db.all<Record<'orders' | 'payments' | 'mails', number>>(sql`select
          (select count(*) from ${orders} where seen_at is null and status = 'pending'
            and max(received_at, coalesce(prepared_from, 0)) between ${ordersAfter} and ${ordersBefore}) as orders,
          (select count(*) from ${payments} where state in ('unknown', 'op_unknown') and state_at < ${paymentsBefore}) as payments,
          (select count(*) from ${effects} where state = 'waiting' and attempts > 1 and created_at < ${mailsBefore}
            and kind not in ('order.unseen', 'stock.out')) as mails`),
      );
      return { orders: row?.orders ?? 0, payments: row?.payments ?? 0, mails: row?.mails ?? 0 };
    },

    /** Counts for the metrics. */
    async stored() {
      const [row] = await gateway.read((db) =>
        db.all<Record<'orders' | 'waiting' | 'failed', number>>(sql`select
          (select count(*) from ${orders}) as orders,
          (select count(*) from ${effects} where state = 'waiting') as waiting,
          (select count(*) from ${effects} where state = 'failed') as failed`),
      );
      return row ?? { orders: 0, waiting: 0, failed: 0 };
    },

    /** Returns coming bookings whose mail was given up, the next one first. */
    async failedMails(now: number): Promise<FailedMail[]> {
      const rows = await gateway.read((db) =>
        db.all<Record<keyof FailedMail, string> & { at: number }>(sql`
          with failed as (select distinct json_extract(payload, '$.bookingId') as id from ${effects}
            where state = 'failed' and kind like 'booking.%')
          select id as bookingId, 'table' as kind, guest_name as guestName, guest_phone as guestPhone, starts_at as at
            from reservation join failed using (id) where starts_at > ${now} and status in ('pending', 'confirmed')
          union all
          select id, 'brunch', guest_name, guest_phone, starts_at
            from brunch_reservation join failed using (id) where starts_at > ${now} and status in ('pending', 'confirmed')
          order by at limit ${MOST_MAILS}`),
      );
      return rows.map(({ at, ...row }) => ({
        bookingId: row.bookingId,
        kind: row.kind === 'brunch' ? 'brunch' : 'table',
        guestName: row.guestName ?? '',
        guestPhone: row.guestPhone ?? '',
        startsAt: new Date(at).toISOString(),
      }));
    },
  };
}
