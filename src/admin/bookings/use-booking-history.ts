import type { BookingRead } from '#domain/bookings/booking';
import { addDays } from '#domain/days';
import { useStaffReading } from '../../data/react/staff/use-staff-reading';
import type { StaffRows } from '../../data/react/staff/use-staff-rows';

export type Book<Row> = {
  /** `unasked`: the evening is older, and the tablet has no connection. */
  state: 'loading' | 'ready' | 'error' | 'unasked';
  rows: Row[] | undefined;
  /** Staff can only read past bookings. */
  isPast: boolean;
  retry: () => void;
};

/** The number exceeds the tables' capacity, so one page suffices. */
const MOST_OF_AN_EVENING = 200;

type BookingsFilter = { date: string | undefined; today: string };

/** The replica has evenings from yesterday on; the server has the older ones. */
export function isPastEvening({ date, today }: BookingsFilter): boolean {
  return date !== undefined && today !== '' && date < addDays(today, -1);
}

/** Reads bookings from the replica, or from the server for an older evening. */
export function useBookingHistory<Row extends BookingRead>(
  own: StaffRows<Row>,
  path: string,
  filter: BookingsFilter,
): Book<Row> {
  const isPast = isPastEvening(filter);
  const { state, value, again } = useStaffReading<{ reservations: BookingRead[] }>(
    isPast ? `${path}?date=${filter.date}&limit=${MOST_OF_AN_EVENING}` : null,
  );
  if (!isPast) return { ...own, isPast };
  // Rows outside the replica have no queued changes.
  const rows = value?.reservations.map(
    (row) => ({ ...row, ...NOTHING_LAID_OVER }) as unknown as Row,
  );
  if (rows) return { state: 'ready', rows, isPast, retry: again };
  return { state: state === 'loading' ? 'loading' : 'unasked', rows, isPast, retry: again };
}

const NOTHING_LAID_OVER = {
  isQueued: false,
  conflict: null,
  conflictAbout: null,
  isTableQueued: false,
  tableConflict: null,
};
