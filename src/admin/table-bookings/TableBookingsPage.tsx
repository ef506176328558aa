import { useLingui } from '@lingui/react/macro';
import {
  TABLE_BOOKING_STATUSES,
  type TableBookingStatus,
  tableBookingStatusOf,
} from '#domain/bookings/booking';
import { nextTableBookingStatus } from '#domain/bookings/booking-changes';
import {
  type StaffTableBooking,
  useStaffTableBookings,
} from '../../data/react/staff/use-staff-bookings';
import { BookingRow } from '../bookings/BookingRow';
import { BookingsBody } from '../bookings/BookingsBody';
import { areaWords } from '../bookings/booking-words';
import { useIsEarly } from '../bookings/buttons/ArrivalButton';
import { StatusButton } from '../bookings/buttons/StatusButtons';
import type { Arrival } from '../bookings/buttons/use-arrival';
import { useBookingHistory } from '../bookings/use-booking-history';
import { useBookingsFilter } from '../bookings/use-bookings-filter';
import { useFreshIds } from '../bookings/use-fresh-ids';
import { usePageTitle } from '../page/use-page-title';
import { UndoBar } from '../shared/UndoBar';
import { usePanel } from '../shared/use-list-search';
import { FloorProvider } from '../tables/plan/FloorProvider';
import { TableBookingPanel } from './TableBookingPanel';
import { useChangeTableBooking } from './use-change-table-booking';

/** Shows upcoming and unconfirmed table bookings. */
export function TableBookingsPage() {
  const { t } = useLingui();
  usePageTitle(t`Table Reservations - Bar Bliss`);
  const filter = useBookingsFilter(TABLE_BOOKING_STATUSES);
  const book = useBookingHistory(useStaffTableBookings(), '/api/admin/reservations', filter);
  const fresh = useFreshIds(book.isPast ? undefined : book.rows);
  const panel = usePanel();
  const { move, ...done } = useChangeTableBooking();
  const { last, clock, undo } = done;

  const opened = book.rows?.find(({ id }) => id === panel.id);

  function rowOf(row: StaffTableBooking) {
    const from = tableBookingStatusOf(row.status);
    const next = nextTableBookingStatus(from);
    return (
      <BookingRow
        key={row.id}
        row={row}
        isFresh={fresh.has(row.id)}
        onOpen={panel.open}
        facts={[t(areaWords(row.tablePreference)), row.tableLabel].filter(Boolean).join(' · ')}
        action={next && !book.isPast && <NextStep row={row} from={from} to={next} onMove={move} />}
      />
    );
  }

  return (
    <FloorProvider>
      <BookingsBody book={book} filter={filter} statuses={TABLE_BOOKING_STATUSES} renderRow={rowOf}>
        {last && !opened && <UndoBar words={last.words} clock={clock} onUndo={undo} />}
        {opened && (
          <TableBookingPanel
            row={opened}
            isPast={book.isPast}
            done={done}
            onMove={move}
            onClose={panel.close}
          />
        )}
      </BookingsBody>
    </FloorProvider>
  );
}

type NextStepProps = {
  row: StaffTableBooking;
  from: TableBookingStatus;
  to: TableBookingStatus;
  onMove: (row: StaffTableBooking, to: TableBookingStatus, arrival?: Arrival) => void;
};

/** Shows the row's primary button. More than 90 minutes early only the panel seats a party, and asks first. */
function NextStep({ row, from, to, onMove }: NextStepProps) {
  const { t } = useLingui();
  const startsAt = Date.parse(row.reservationDate);
  const isEarly = useIsEarly(startsAt);
  if (to === 'seated' && isEarly) return null;
  const name = row.guestName || t`Walk-in`;
  return (
    <StatusButton
      id={row.id}
      from={from}
      to={to}
      name={name}
      startsAt={startsAt}
      onMove={(_, arrival) => onMove(row, to, arrival)}
    />
  );
}
