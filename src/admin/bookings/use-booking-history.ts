import { useMemo, useState } from 'react';
import type { BookingRead } from '#domain/bookings/booking';
import type { BookableTimes } from '#domain/bookings/stranded-bookings';
import { strandedBookings } from '#domain/bookings/stranded-bookings';
import { addDays, businessDay, isDay } from '#domain/venue';
import { useGuestRules, useOpening } from '../../data/react/use-app';
import type { StaffBooking, StaffRows } from '../../data/react/use-staff';
import {
  barNow,
  useStaffBrunches,
  useStaffReading,
  useStaffTableBookings,
} from '../../data/react/use-staff';
import { useClockValue } from '../page/page-parts';
import { useArrived, useListSearch, useSetSearch } from '../shared/List';

type Book<Row> = {
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
  const rows = value?.reservations.map((row) => unchanged<Row>(row));
  if (rows) return { state: 'ready', rows, isPast, retry: again };
  return { state: state === 'loading' ? 'loading' : 'unasked', rows, isPast, retry: again };
}

/** Rows outside the replica have no queued changes. The caller names the type of the rows at its address. */
export function unchanged<Row>(row: BookingRead): Row {
  return { ...row, ...NOTHING_LAID_OVER } as unknown as Row;
}

const NOTHING_LAID_OVER = {
  isQueued: false,
  conflict: null,
  conflictAbout: null,
  isTableQueued: false,
  tableConflict: null,
};

export function useBookingsFilter(statuses: readonly string[]) {
  const asked = useListSearch();
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const status = statuses.find((known) => known === asked.status) ?? 'all';
  const date = asked.date !== undefined && isDay(asked.date) ? asked.date : undefined;
  return {
    today,
    status,
    date,
    setStatus: (next: string) => setSearch({ status: next === 'all' ? undefined : next }),
    setDate: (next: string | undefined) => setSearch({ date: next }),
    showAll: () => setSearch({ status: undefined, date: undefined }),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of rows that arrived while the list was open. */
export function useFreshIds(rows: readonly { id: string }[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState(NONE);
  useArrived(rows, (arrived) =>
    setFresh((earlier) => new Set([...earlier, ...arrived.map(({ id }) => id)])),
  );
  return fresh;
}

/** Returns the bookings that stand at a time when the venue is closed; `wanted` are hours not saved yet. */
export function useStrandedBookings(wanted: Partial<BookableTimes> = {}): StaffBooking[] {
  const tables = useStaffTableBookings().rows;
  const brunches = useStaffBrunches().rows;
  const present = useOpening();
  const { closedDays: presentDays } = useGuestRules();
  const { opening = present, closedDays = presentDays } = wanted;
  return useMemo(
    () =>
      strandedBookings([...(tables ?? []), ...(brunches ?? [])], { opening, closedDays }, barNow()),
    [tables, brunches, opening, closedDays],
  );
}
