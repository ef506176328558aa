import { useLingui } from '@lingui/react/macro';
import { type TableBookingStatus, tableBookingStatusOf } from '#domain/bookings/booking';
import { canChangeTableBookingStatus } from '#domain/bookings/booking-changes';
import type { StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { BookingFacts, Fact } from '../bookings/BookingFacts';
import { BookingPanel } from '../bookings/BookingPanel';
import * as styles from '../bookings/BookingPanel.css';
import { areaWords } from '../bookings/booking-words';
import { useIsEarly } from '../bookings/buttons/ArrivalButton';
import { tableBookingChanges } from '../bookings/buttons/booking-status-changes';
import { GiveUpButton } from '../bookings/buttons/GiveUpButton';
import { OtherStatuses, StatusButton } from '../bookings/buttons/StatusButtons';
import type { Arrival } from '../bookings/buttons/use-arrival';
import { useClockValue } from '../page/board-clock';
import type { DoneActions } from '../shared/use-undoable';

type TableBookingPanelProps = {
  row: StaffTableBooking;
  /** Staff can only read a past booking. */
  isPast: boolean;
  done: DoneActions;
  onMove: (row: StaffTableBooking, to: TableBookingStatus, arrival?: Arrival) => void;
  onClose: () => void;
};

/** Shows a table booking with its actions. */
export function TableBookingPanel({ row, isPast, onMove, ...panel }: TableBookingPanelProps) {
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
    <div className={styles.actions}>
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
    </div>
  );
}
