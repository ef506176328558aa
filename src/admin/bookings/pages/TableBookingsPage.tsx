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
import { type DoneActions, useUndoable } from '../../shared/UndoBar';
import { type Arrival, useIsEarly, useMoveTable } from '../ArrivalButton';
import { areaWords } from '../BookingBadges';
import { BookingFacts, BookingPanel, Fact } from '../BookingPanel';
import * as styles from '../BookingPanel.css';
import { BookingRow } from '../BookingRow';
import { GiveUpButton, OtherStatuses, StatusButton, tableBookingChanges } from '../StatusButtons';
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
        const from = tableBookingStatusOf(row.status);
        const next = nextTableBookingStatus(from);
        return (
          <BookingRow
            key={row.id}
            row={row}
            {...about}
            facts={[t(areaWords(row.tablePreference)), row.tableLabel].filter(Boolean).join(' · ')}
            action={next && !isPast && <NextStep row={row} from={from} to={next} onMove={move} />}
          />
        );
      }}
      renderPanel={(row, about) => (
        <TableBookingPanel row={row} done={done} onMove={move} {...about} />
      )}
    />
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

type TableBookingPanelProps = {
  row: StaffTableBooking;
  /** Staff can only read a past booking. */
  isPast: boolean;
  done: DoneActions;
  onMove: (row: StaffTableBooking, to: TableBookingStatus, arrival?: Arrival) => void;
  onClose: () => void;
};

function TableBookingPanel({ row, isPast, onMove, ...panel }: TableBookingPanelProps) {
  const { t } = useLingui();
  const mine = wantedMove(row);
  return (
    <BookingPanel
      {...panel}
      row={row}
      onMine={mine && (() => onMove(row, mine, { isEarly: mine === 'seated' }))}
      actions={!isPast && <Actions row={row} onMove={onMove} />}
    >
      <BookingFacts row={row}>
        <Fact name={t`Requested area`}>{t(areaWords(row.tablePreference))}</Fact>
      </BookingFacts>
    </BookingPanel>
  );
}

/** Returns the refused status of this tablet; cancelling has a separate button that asks first. */
function wantedMove({ status, conflict }: StaffTableBooking): TableBookingStatus | null {
  if (!conflict?.wanted) return null;
  const to = tableBookingStatusOf(conflict.wanted);
  const isStep =
    to !== 'cancelled' && canChangeTableBookingStatus(tableBookingStatusOf(status), to);
  return isStep ? to : null;
}

function Actions({ row, onMove }: Pick<TableBookingPanelProps, 'row' | 'onMove'>) {
  const { t } = useLingui();
  const { guestEmail } = row;
  const name = row.guestName || t`Walk-in`;
  const from = tableBookingStatusOf(row.status);
  const startsAt = Date.parse(row.reservationDate);
  const hasBegun = useClockValue((now) => now >= startsAt, false);
  const moves = tableBookingChanges({ status: from, startsAt, now: hasBegun ? startsAt : 0 });
  const move = (to: TableBookingStatus, arrival?: Arrival) => onMove(row, to, arrival);
  const isEarlySeat = useIsEarly(startsAt) && moves.next === 'seated';
  const about = { id: row.id, from, name, startsAt, onMove: move };
  return (
    <Stack gap={8}>
      {moves.next && !isEarlySeat && <StatusButton isBig to={moves.next} {...about} />}
      <div className={styles.others}>
        {isEarlySeat && <StatusButton to="seated" {...about} />}
        <OtherStatuses moves={moves} {...about} />
        {moves.canCancel && (
          <GiveUpButton
            name={name}
            isPending={from === 'pending'}
            isTold={guestEmail !== null}
            onGiveUp={() => move('cancelled')}
          />
        )}
      </div>
    </Stack>
  );
}
