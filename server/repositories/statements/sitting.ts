import { type SQL, sql } from 'drizzle-orm';
import { KEEPS_TABLE } from '#domain/bookings/booking';
import { eveningBegan } from '#domain/bookings/slots';
import { brunchBookings, tableBookings } from '../../db/tables/bookings.table';
import { seatings } from '../../db/tables/seatings.table';
import { isJoinedTo } from './table-capacity';

export type Sat = {
  tableId: number | SQL | null;
  now: number;
  exceptId: string;
  /** True also counts guests without a booking whose order staff have confirmed: a scan alone seats nobody. */
  withGuests?: boolean;
};

/** True while a party sits at the table. */
export function isSatAt(place: Sat): SQL {
  const ways = [
    sql`exists (${seatedAt(place)})`,
    sql`exists (${drinkingAt(place)})`,
    ...(place.withGuests ? [sql`exists (${guestsAt(place)})`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Selects seated parties: each keeps its table before and beyond its stay, until it leaves or the evening ends. */
export function seatedAt(place: Sat): SQL {
  return sql`select b.id from ${tableBookings} b where ${isOfEvening(place)} and b.status = 'seated'
    and min(b.starts_at, b.status_at) <= ${place.now}`;
}

/** Selects brunch parties from their first drink on: a brunch that began late lasts beyond its booked stay. */
export function drinkingAt(place: Sat): SQL {
  return sql`select b.id from ${brunchBookings} b where ${isOfEvening(place)} and b.status in ${KEEPS_TABLE}
    and b.first_drink_at <= ${place.now}`;
}

export function guestsAt({ tableId }: Sat): SQL {
  return sql`select s.id from ${seatings} s where s.table_id = ${tableId} and s.closed_at is null
    and s.accepted_at is not null`;
}

function isOfEvening({ tableId, now, exceptId }: Sat): SQL {
  return sql`(b.table_id = ${tableId} or ${isJoinedTo(sql`b`, tableId)}) and b.id <> ${exceptId} and b.starts_at >= ${eveningBegan(now)}`;
}
