import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAtTable, keepsTable, tableBookingStatusOf } from '#domain/bookings/booking';
import { canChangeTableBookingStatus } from '#domain/bookings/booking-changes';
import { clashAt } from '#domain/tables/table-clash';
import type { TableStay } from '#domain/tables/table-state';
import {
  isExpected,
  isSeated,
  needsClearing,
  SHORTEST_STAY_MS,
  tableFit,
  tableState,
  walkInSpan,
} from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import {
  changeTableBookingStatus,
  seatWalkIn,
} from '../../../data/commands/bookings/staff-bookings';
import { clearTable } from '../../../data/commands/tables';
import { useCommand } from '../../../data/react/use-app';
import { useOrderingTables } from '../../../data/react/use-staff';
import { Button } from '../../../ui/controls/controls';
import { SelectInput } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';
import {
  ArrivalButton,
  useGiveTable,
  useMoveBrunch,
  useMoveTable,
} from '../../bookings/ArrivalButton';
import {
  areaWords,
  BOOKING_STATUS_WORDS,
  bookingStatusOf,
  useFloor,
} from '../../bookings/BookingBadges';
import { DoubleBooking, useClashText } from '../../bookings/TableClash';
import { NewBooking } from '../../bookings/WriteBooking';
import { useOpenPad } from '../../shared/OpenButton';
import { SidePanel } from '../../shared/Panel';
import { useUndoable } from '../../shared/UndoBar';
import { TableBill } from '../bill/TableBill';
import type { PlanEntry, PlanTable } from '../use-table-plan';
import { STATE_WORDS } from '../use-table-plan';
import * as styles from './TablePlan.css';

type WalkIn = { table: Pick<PlanTable, 'id' | 'label'>; partySize: number };

/** Returns floor plan actions, which are announced, undoable and queued. */
export function useTableActions() {
  const { t } = useLingui();
  const { perform, ...undoable } = useUndoable();
  const move = useMoveTable(perform);
  const moveBrunch = useMoveBrunch(perform);
  const give = useGiveTable();
  const changeTable = useCommand(changeTableBookingStatus);
  const clearing = useCommand(clearTable);
  const seating = useCommand(seatWalkIn);

  function assign(booking: PlanEntry, table: PlanTable | null) {
    const { id: bookingId, kind, tableId: from, time, partySize, guestName: name } = booking;
    const tableId = table?.id ?? null;
    const label = table?.label ?? '';
    perform({
      about: bookingId,
      words: table
        ? t`${name}, ${partySize} people, table ${label}, ${time}`
        : t`${name}, ${partySize} people, no table, ${time}`,
      run: () => give(kind, { bookingId, tableId, from }),
      undo: () => give(kind, { bookingId, tableId: from, from: tableId }),
    });
  }

  const endBrunch = (booking: PlanEntry) => moveBrunch(booking, 'completed');

  function clear({ id: tableId, label }: PlanTable) {
    perform({
      about: String(tableId),
      words: t`Table ${label} is ready`,
      run: () => clearing({ tableId }),
      undo: null,
    });
  }

  function seat({ table: { id: tableId, label }, partySize }: WalkIn) {
    let seated: Promise<{ bookingId: string }> | undefined;
    perform({
      about: String(tableId),
      words: t`Walk-in, ${partySize} people, table ${label}`,
      run: async () => {
        seated = seating({ tableId, partySize, guestName: '' });
        await seated;
      },
      undo: async () => {
        const walkIn = await seated;
        if (!walkIn) return;
        const { bookingId } = walkIn;
        await changeTable({ bookingId, from: 'seated', to: 'cancelled' });
      },
    });
  }

  return { ...undoable, assign, move, endBrunch, clear, seat };
}

export type TableActions = ReturnType<typeof useTableActions>;

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

type SmallTableDialogProps = {
  table: PlanTable;
  partySize: number;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before assigning a table that is too small. */
export function SmallTableDialog({ table, partySize, onYes, onNo }: SmallTableDialogProps) {
  const { t } = useLingui();
  const [no, n, m] = [table.label, table.seats, partySize];
  return (
    <ConfirmDialog
      title={t`Table ${no} seats ${n}. Seat ${m} anyway?`}
      tone="solid"
      confirmLabel={<Trans>Seat anyway</Trans>}
      cancelLabel={<Trans>Other table</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

const NONE = 'none';

type ChooseTableDialogProps = {
  booking: PlanEntry;
  stays: readonly TableStay[];
  onChoose: (table: PlanTable | null) => void;
  onClose: () => void;
};

/** Shows a booking's possible tables; a table that is too small asks for confirmation. */
export function ChooseTableDialog({ booking, stays, onChoose, onClose }: ChooseTableDialogProps) {
  const { t } = useLingui();
  const { tables } = useFloor();
  const [chosen, setChosen] = useState(String(booking.tableId ?? NONE));
  const [small, setSmall] = useState<PlanTable | null>(null);
  const { partySize } = booking;
  const mayMove = keepsTable(booking.status);
  const fits = tables.map((table) => ({ table, fit: tableFit(table, booking, stays) }));
  const open = fits.filter(({ fit }) => fit === 'suits' || fit === 'small');
  const isSame = chosen === String(booking.tableId ?? NONE);

  function save() {
    const found = open.find(({ table }) => String(table.id) === chosen);
    if (found?.fit === 'small') return setSmall(found.table);
    onChoose(found?.table ?? null);
  }

  function optionOf({ table, fit }: (typeof open)[number]) {
    const { label, seats } = table;
    const area = t(areaWords(table.area));
    const words = t`Table ${label} · ${area} · ${seats} seats`;
    return {
      value: String(table.id),
      label: fit === 'small' ? `${words} · ${t`too small`}` : words,
    };
  }

  return (
    <SidePanel
      title={booking.guestName}
      description={`${formatTime(booking.startsAt)}–${formatTime(booking.endsAt)} · ${t`${partySize} people`} · ${t(BOOKING_STATUS_WORDS[bookingStatusOf(booking.status)])}`}
      onClose={onClose}
      footer={
        mayMove && (
          <Button size="cta" block unavailable={isSame} onClick={() => !isSame && save()}>
            <Trans>Give this table</Trans>
          </Button>
        )
      }
    >
      {mayMove ? (
        <Stack>
          <SelectInput
            label={t`Table`}
            value={chosen}
            onChange={setChosen}
            options={[{ value: NONE, label: t`No table` }, ...open.map(optionOf)]}
            hint={t`Tables that are taken at that time or blocked are not in the list.`}
          />
        </Stack>
      ) : (
        <Text size="body" tone="muted">{t`This booking is over.`}</Text>
      )}
      {small && (
        <SmallTableDialog
          table={small}
          partySize={partySize}
          onYes={() => onChoose(small)}
          onNo={() => setSmall(null)}
        />
      )}
    </SidePanel>
  );
}
