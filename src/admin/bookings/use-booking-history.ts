import type { BookingRead } from '#domain/bookings/booking';
import { addDays } from '#domain/bookings/slots';
import { useStaffReading } from '../../data/react/staff/use-staff-reading';
import type { StaffRows } from '../../data/react/staff/use-staff-rows';

export type Book<Row> = {
  /** `unasked`: an older evening, and the bar's computer could not be asked for it. */
  state: 'loading' | 'ready' | 'error' | 'unasked';
  rows: Row[] | undefined;
  /** What is over is read, not changed. */
  isPast: boolean;
  retry: () => void;
};

/** More than the tables can seat in an evening, and the most that is told at once. */
const MOST_OF_AN_EVENING = 200;

type BookingsFilter = { date: string | undefined; today: string };

/** Whole evenings are on this tablet from yesterday on; what is older is asked for. */
export function isPastEvening({ date, today }: BookingsFilter): boolean {
  return date !== undefined && today !== '' && date < addDays(today, -1);
}

/** The rows of a book: this tablet's own, or those of an older evening from the bar's computer. */
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
  // Nothing of this tablet's lies over rows that it does not keep.
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
