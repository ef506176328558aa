import { useLingui } from '@lingui/react/macro';
import {
  TABLE_BOOKING_STATUSES,
  type TableBookingStatus,
  tableBookingStatusOf,
} from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  nextTableBookingStatus,
} from '#domain/bookings/booking-changes';
import {
  type StaffTableBooking,
  useStaffTableBookings,
} from '../../../data/react/staff/use-staff-rows';
import { Stack } from '../../../ui/layout/Flow';
import { useClockValue } from '../../page/board-clock';
import { useUndoable } from '../../shared/UndoBar';
import { type Arrival, useIsEarly, useMoveTable } from '../ArrivalButton';
import { areaWords } from '../BookingBadges';
import { BookingFacts, BookingPanel, Fact } from '../BookingPanel';
import * as styles from '../BookingPanel.css';
import { BookingRow } from '../BookingRow';
import { GiveUpButton, StatusButton, tableBookingChanges } from '../StatusButtons';
import { BookingsPage } from './BookingsPage';

export function TableBookingsPage() {
  const { t } = useLingui();
  const { perform, ...done } = useUndoable();
  const move = useMoveTable(perform);
  return (
    <BookingsPage
      title={t`Table Reservations - Bar Bliss`}
      stored={useStaffTableBookings()}
      kind="table"
      path="/api/admin/reservations"
      statuses={TABLE_BOOKING_STATUSES}
      done={done}
      renderRow={(row, { isPast, ...about }) => {
        const next = nextTableBookingStatus(tableBookingStatusOf(row.status));
        return (
          <BookingRow
            key={row.id}
            row={row}
            {...about}
            facts={[t(areaWords(row.tablePreference)), row.tableLabel].filter(Boolean).join(' · ')}
            action={next && !isPast && <NextStep row={row} to={next} onMove={move} />}
          />
        );
      }}
      renderPanel={(row, { isPast, onClose }) => {
        const mine = wantedMove(row);
        return (
          <BookingPanel
            row={row}
            done={done}
            onMine={mine && (() => move(row, mine, { isEarly: mine === 'seated' }))}
            actions={!isPast && <Actions row={row} onMove={move} />}
            onClose={onClose}
          >
            <BookingFacts row={row}>
              <Fact name={t`Requested area`}>{t(areaWords(row.tablePreference))}</Fact>
            </BookingFacts>
          </BookingPanel>
        );
      }}
    />
  );
}

type ActionsProps = {
  row: StaffTableBooking;
  onMove: (row: StaffTableBooking, to: TableBookingStatus, arrival?: Arrival) => void;
};

/** Shows the row's primary button. More than 90 minutes early only the panel seats a party, and asks first. */
function NextStep({ row, to, onMove }: ActionsProps & { to: TableBookingStatus }) {
  const isEarly = useIsEarly(Date.parse(row.reservationDate));
  if (to === 'seated' && isEarly) return null;
  return <StatusButton row={row} to={to} onMove={(_, arrival) => onMove(row, to, arrival)} />;
}

/** Returns the refused status of this tablet; cancelling has a separate button that asks first. */
function wantedMove({ status, conflict }: StaffTableBooking): TableBookingStatus | null {
  if (!conflict?.wanted) return null;
  const to = tableBookingStatusOf(conflict.wanted);
  const isStep =
    to !== 'cancelled' && canChangeTableBookingStatus(tableBookingStatusOf(status), to);
  return isStep ? to : null;
}

function Actions({ row, onMove }: ActionsProps) {
  const { status } = row;
  const startsAt = Date.parse(row.reservationDate);
  const hasBegun = useClockValue((now) => now >= startsAt, false);
  const moves = tableBookingChanges({ status, startsAt, now: hasBegun ? startsAt : 0 });
  const move = (to: TableBookingStatus, arrival?: Arrival) => onMove(row, to, arrival);
  const isEarlySeat = useIsEarly(startsAt) && moves.next === 'seated';
  const about = { row, onMove: move };
  return (
    <Stack gap={8}>
      {moves.next && !isEarlySeat && <StatusButton isBig to={moves.next} {...about} />}
      <div className={styles.others}>
        {isEarlySeat && <StatusButton to="seated" {...about} />}
        {moves.others.map((to) => (
          <StatusButton key={to} to={to} {...about} />
        ))}
        {moves.canCancel && <GiveUpButton row={row} onGiveUp={() => move('cancelled')} />}
      </div>
    </Stack>
  );
}
