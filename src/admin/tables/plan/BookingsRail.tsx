import { Trans } from '@lingui/react/macro';
import { keepsTable } from '#domain/bookings/booking';
import { BookingRow } from './BookingRow';
import { TableCalls } from './TableCalls';
import * as styles from './TablePlan.css';
import type { PlanEntry, PlanTable } from './use-table-plan';

type BookingsRailProps = {
  tables: readonly PlanTable[];
  bookings: readonly PlanEntry[];
  pickedId: string | null;
  onPick: (booking: PlanEntry) => void;
};

/** Shows the calls of tables and today's bookings; those that need staff come first. */
export function BookingsRail({ tables, bookings, pickedId, onPick }: BookingsRailProps) {
  const open = bookings
    .filter(({ status, tableConflict }) => keepsTable(status) || tableConflict !== null)
    .sort((a, b) => rank(a) - rank(b));
  return (
    <section aria-labelledby="floor-today" className={styles.rail}>
      <TableCalls tables={tables} />
      <h2 id="floor-today" className={styles.heading}>
        <Trans>Today's bookings</Trans>
      </h2>
      {open.length === 0 ? (
        <p className={styles.note}>
          <Trans>No bookings for today.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {open.map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              isPicked={booking.id === pickedId}
              onPick={() => onPick(booking)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function rank({ status }: PlanEntry): number {
  return status === 'pending' ? 0 : 1;
}
