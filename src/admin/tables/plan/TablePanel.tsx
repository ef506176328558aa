import { Trans, useLingui } from '@lingui/react/macro';
import { isAtTable, tableBookingStatusOf } from '#domain/bookings/booking';
import { canChangeTableBookingStatus } from '#domain/bookings/booking-changes';
import { clashAt } from '#domain/tables/table-clash';
import { SHORTEST_STAY_MS, walkInSpan } from '#domain/tables/table-fit';
import { isExpected, isSeated, needsClearing, tableState } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import { useOrderingTables } from '../../../data/react/staff/use-staff-rows';
import { Button } from '../../../ui/controls/Button';
import { Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { ArrivalButton } from '../../bookings/ArrivalButton';
import { BOOKING_STATUS_WORDS, bookingStatusOf, useFloor } from '../../bookings/BookingBadges';
import { DoubleBooking, useClashText } from '../../bookings/TableClash';
import { NewBooking } from '../../bookings/WriteBooking';
import { SidePanel } from '../../shared/Panel';
import { useOpenPad } from '../../shared/use-open-pad';
import { TableBill } from '../bill/TableBill';
import { STATE_WORDS } from './plan-words';
import * as styles from './TablePlan.css';
import type { TableActions } from './use-table-actions';
import type { PlanEntry, PlanTable } from './use-table-plan';

type TablePanelProps = {
  table: PlanTable;
  /** Tonight's bookings. */
  bookings: readonly PlanEntry[];
  actions: TableActions;
  onWalkIn: (table: PlanTable) => void;
  onMoveBooking: (booking: PlanEntry) => void;
  onClose: () => void;
};

/** Shows a table with its party, next booking and actions. */
export function TablePanel(props: TablePanelProps) {
  const { table, bookings, actions, onWalkIn, onClose } = props;
  const { t } = useLingui();
  const { now } = useFloor();
  const openPad = useOpenPad('replace');
  const clashText = useClashText();
  const { label, seats } = table;
  const isOrdering = useOrderingTables()(label);
  const taken = bookings.filter(
    (booking) => isAtTable(booking, table.id) && (isSeated(booking, now) || isExpected(booking)),
  );
  const here = taken.filter(({ kind }) => kind !== 'wait');
  const { state } = tableState(table, bookings, now);
  const all = bookings.filter((one) => isAtTable(one, table.id));
  const isDirty = needsClearing(table, all, now) && state !== 'seated';
  const stays = taken.map(({ id, startsAt, endsAt }) => ({
    bookingId: id,
    tableId: table.id,
    startsAt,
    endsAt,
  }));
  const hasGuests = state === 'seated' || state === 'guests';
  const isOpen = !hasGuests && table.isActive && walkInSpan(table.id, now, stays) !== null;
  const clash = clashAt(
    table,
    { startsAt: now, endsAt: now + SHORTEST_STAY_MS },
    { bookings, now },
    '',
  );
  const isBookedSoon = clash !== null && !hasGuests && table.isActive && !isOpen;
  return (
    <SidePanel
      title={<Trans>Table {label}</Trans>}
      description={[t`${seats} seats`, t(STATE_WORDS[state]), isOrdering && t`ordering`]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
    >
      <Stack>
        {table.isActive && (
          <Row align="stretch">
            <Button size="cta" onClick={() => openPad({ table: table.id })}>{t`Take order`}</Button>
            {isDirty && (
              <Button tone="tonal" size="cta" onClick={() => actions.clear(table)}>
                {t`Table is ready`}
              </Button>
            )}
            {isOpen && (
              <Button tone="tonal" size="cta" onClick={() => onWalkIn(table)}>{t`Walk-in`}</Button>
            )}
            <NewBooking kind="table" known={{ tables: [table.id] }} />
          </Row>
        )}
        {isBookedSoon && <Hint>{clashText(label, clash, now)}</Hint>}
        <TableBill table={table} bookings={bookings} />
        {taken.length === 0 && (
          <Text size="body" tone="muted">{t`No bookings for this table today.`}</Text>
        )}
        {here.map((booking) => (
          <AtTable key={booking.id} booking={booking} {...props} />
        ))}
      </Stack>
    </SidePanel>
  );
}

function AtTable({ booking, actions, onMoveBooking }: TablePanelProps & { booking: PlanEntry }) {
  const { t } = useLingui();
  const { guestName: name, partySize } = booking;
  const status = tableBookingStatusOf(booking.status);
  const isTable = booking.kind === 'table';
  const maySeat = isTable && canChangeTableBookingStatus(status, 'seated');
  const mayEnd = isTable ? status === 'seated' : booking.status === 'confirmed';
  return (
    <section aria-label={name}>
      <Stack gap={8}>
        <p>
          <span lang="tr" className={styles.time}>
            {formatTime(booking.startsAt)}–{formatTime(booking.endsAt)}
          </span>{' '}
          <span className={styles.name}>{name}</span>
          <br />
          <Text as="span" size="body" tone="muted">
            {t`${partySize} people`} · {t(BOOKING_STATUS_WORDS[bookingStatusOf(booking.status)])}
            {!isTable && ` · ${t`Brunch`}`}
          </Text>
        </p>
        <DoubleBooking id={booking.id} />
        <Row align="stretch">
          {maySeat && (
            <ArrivalButton
              id={booking.id}
              label={t`Seat`}
              name={name}
              startsAt={booking.startsAt}
              tone="solid"
              size="cta"
              onArrive={(arrival) => actions.move(booking, 'seated', arrival)}
            />
          )}
          {mayEnd && (
            <Button
              tone="tonal"
              size="cta"
              onClick={() =>
                isTable ? actions.move(booking, 'completed') : actions.endBrunch(booking)
              }
            >
              <Trans>Guests left</Trans>
            </Button>
          )}
          <Button tone="outline" size="cta" onClick={() => onMoveBooking(booking)}>
            <Trans>Other table</Trans>
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
