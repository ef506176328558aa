import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { TableBookingStatus } from '#domain/bookings/booking';
import { isEarly, tableBookingStatusOf } from '#domain/bookings/booking';
import { canChangeTableBookingStatus } from '#domain/bookings/booking-changes';
import type { BrunchStatus } from '#domain/bookings/brunch-changes';
import { brunchStatusOf, canChangeBrunchStatus } from '#domain/bookings/brunch-changes';
import { arrivalTables, partyAt, staysOf, tableState } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import {
  assignBrunchTable,
  assignTable,
  changeBrunchStatus,
  changeTableBookingStatus,
} from '../../data/commands/bookings/staff-bookings';
import { useCommand } from '../../data/react/use-app';
import { barNow } from '../../data/react/use-staff';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { ConfirmDialog, Dialog } from '../../ui/overlays/Dialog';
import { useClockValue } from '../page/page-parts';
import type { useUndoable } from '../shared/UndoBar';
import type { PlanEntry, PlanTable } from '../tables/use-table-plan';
import type { FloorFacts } from './BookingBadges';
import { areaWords, BOOKING_STATUS_WORDS, useConflictWords, useFloor } from './BookingBadges';

type ArrivalButtonProps = Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'block' | 'icon'
> & {
  id: string;
  label: string;
  name: string;
  startsAt: number;
  onArrive: (arrival: Arrival) => void;
};

/** Returns true while the slot is more than 90 minutes away, and updates over time. */
export function useIsEarly(startsAt: number): boolean {
  return useClockValue((now) => isEarly(startsAt, now), false);
}

/** Seats a party or records its first drink; asks first if the party is early or its table is not its own. */
export function ArrivalButton(props: ArrivalButtonProps) {
  const { id, label, name, startsAt, onArrive, tone = 'outline', ...look } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const floor = useFloor();
  const early = useIsEarly(startsAt);
  const [question, setQuestion] = useState<'early' | Occupied | null>(null);
  const time = formatDateTime(startsAt, language);
  const close = () => setQuestion(null);

  function arrive(arrival: Arrival) {
    close();
    onArrive({ ...arrival, isEarly: early });
  }

  function seat() {
    const found = occupied(floor, id, barNow());
    return found ? setQuestion(found) : arrive({});
  }

  return (
    <>
      <Button
        {...look}
        tone={early ? 'outline' : tone}
        {...(early && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (early ? setQuestion('early') : seat())}
      >
        {label}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={question === 'early'}
        tone="solid"
        title={t`${name} is booked for ${time}`}
        confirmLabel={label}
        cancelLabel={t`Not yet`}
        onConfirm={seat}
        onCancel={close}
      >
        {t`That is more than 90 minutes away. Are they here already?`}
      </ConfirmDialog>
      {question !== null && question !== 'early' && (
        <OccupiedDialog {...question} onArrive={arrive} onClose={close} />
      )}
    </>
  );
}

const MAX_OFFERED = 3;

/** Returns the party at a booking's table with other tables; null if the party can sit down. */
function occupied({ tables, bookings, conflicts }: FloorFacts, id: string, now: number) {
  const booking = bookings.find((one) => one.id === id);
  const table = tables.find((one) => one.id === booking?.tableId);
  if (!booking || !table) return null;
  const here = partyAt(table, bookings, { now, exceptId: id });
  if (!here && !conflicts.get(id)) return null;
  const other = bookings.find((one) => one.id === here?.booking?.id) ?? null;
  const ready = tables.filter((one) => {
    const { state } = tableState(one, bookings, now);
    return one.id === table.id || !['seated', 'guests', 'clearing'].includes(state);
  });
  const span = { ...booking, startsAt: Math.min(booking.startsAt, now) };
  const free = arrivalTables(ready, span, staysOf(bookings, now)).slice(0, MAX_OFFERED);
  return {
    booking,
    table,
    /** This party sits at the table; null means that the table is only booked twice. */
    party: here && { booking: other, since: here.since },
    /** The party that arrives may have these tables instead. */
    free,
  };
}

type Occupied = NonNullable<ReturnType<typeof occupied>>;
type OccupiedDialogProps = Occupied & {
  onArrive: (arrival: Arrival) => void;
  onClose: () => void;
};

function OccupiedDialog({ booking, table, party, free, onArrive, onClose }: OccupiedDialogProps) {
  const { t } = useLingui();
  const conflict = useConflictWords(booking.id);
  const { label } = table;
  const { guestName: name, partySize: n } = booking;
  const here = party?.booking ?? null;
  const there = here?.guestName ?? t`Guests without a booking`;
  const time = party === null ? '' : formatTime(party.since);
  // An open bill keeps the table until somebody closes the bill.
  const hasBill = table.guestsSince != null;
  return (
    <Dialog
      title={party === null ? conflict : t`Somebody sits at table ${label}`}
      description={t`Pick a table for ${name}, ${n} people`}
      onClose={onClose}
    >
      <Stack gap={12}>
        {party && <p>{t`${there} · since ${time}`}</p>}
        {free.map((one) => (
          <Button
            key={one.id}
            tone="tonal"
            size="cta"
            onClick={() => onArrive({ tableId: one.id })}
          >
            <FreeTable table={one} />
          </Button>
        ))}
        {here && !hasBill && (
          <Button tone="outline" size="cta" onClick={() => onArrive({ leaving: here })}>
            <Trans>{there} has left: seat here</Trans>
          </Button>
        )}
        {party && hasBill && (
          <p>{t`Their bill is open. If they have left, close it on the floor first.`}</p>
        )}
        <Button tone="outline" size="cta" onClick={() => onArrive({ isTogether: party !== null })}>
          {party ? t`Seat together at ${label}` : t`Seat at ${label} anyway`}
        </Button>
      </Stack>
    </Dialog>
  );
}

function FreeTable({ table }: { table: PlanTable }) {
  const { t } = useLingui();
  const { label, seats } = table;
  const area = t(areaWords(table.area));
  return t`Table ${label} · ${area} · ${seats} seats`;
}

export type Arrival = {
  /** Staff have confirmed that the party came more than 90 minutes early. */
  isEarly?: boolean;
  /** Staff seat the party together with whoever sits at its table. */
  isTogether?: boolean;
  /** The party gets this table instead of its own. */
  tableId?: number;
  leaving?: PlanEntry;
};

type Perform = ReturnType<typeof useUndoable>['perform'];
type Moved = Arriving & Pick<PlanEntry, 'guestName' | 'status'>;

/** Moves a table booking to another status, with one undo. */
export function useMoveTable(perform: Perform) {
  const { t } = useLingui();
  const change = useCommand(changeTableBookingStatus);
  const makeRoom = useMakeRoom();

  return (booking: Moved, to: TableBookingStatus, arrival: Arrival = {}): void => {
    const { isEarly = false, isTogether = false } = arrival;
    const { id: bookingId } = booking;
    const name = booking.guestName || t`Walk-in`;
    const from = tableBookingStatusOf(booking.status);
    const [before, after] = [t(BOOKING_STATUS_WORDS[from]), t(BOOKING_STATUS_WORDS[to])];
    perform({
      about: bookingId,
      words: t`${name}: ${before} → ${after}`,
      async run() {
        await makeRoom('table', booking, arrival);
        await change({ bookingId, from, to, isEarly, isTogether });
      },
      undo: canChangeTableBookingStatus(to, from)
        ? () => change({ bookingId, from: to, to: from })
        : null,
    });
  };
}

/** Moves a brunch to another status, with one undo. */
export function useMoveBrunch(perform: Perform) {
  const { t } = useLingui();
  const change = useCommand(changeBrunchStatus);
  return (row: Omit<Moved, 'tableId'>, to: BrunchStatus): void => {
    const { id: bookingId, guestName: name } = row;
    const from = brunchStatusOf(row.status);
    const [before, after] = [t(BOOKING_STATUS_WORDS[from]), t(BOOKING_STATUS_WORDS[to])];
    perform({
      about: bookingId,
      words: t`${name}: ${before} → ${after}`,
      run: () => change({ bookingId, from, to }),
      undo: canChangeBrunchStatus(to, from)
        ? () => change({ bookingId, from: to, to: from })
        : null,
    });
  };
}

type Arriving = { id: string; tableId: number | null };

/** Returns what happens before a party sits down: the earlier one leaves, or the party gets another table. */
export function useMakeRoom() {
  const give = useGiveTable();
  const changeTable = useCommand(changeTableBookingStatus);
  const changeBrunch = useCommand(changeBrunchStatus);

  return async (
    kind: PlanEntry['kind'],
    { id: bookingId, tableId: from }: Arriving,
    { leaving, tableId }: Arrival,
  ): Promise<void> => {
    if (leaving?.kind === 'table') {
      await changeTable({ bookingId: leaving.id, from: 'seated', to: 'completed' });
    }
    if (leaving?.kind === 'brunch') {
      await changeBrunch({ bookingId: leaving.id, from: 'confirmed', to: 'completed' });
    }
    if (tableId !== undefined) await give(kind, { bookingId, tableId, from });
  };
}

/** Gives a booking of either kind another table, or none. */
export function useGiveTable() {
  const toTable = useCommand(assignTable);
  const toBrunchTable = useCommand(assignBrunchTable);
  return (kind: PlanEntry['kind'], choice: Parameters<typeof toTable>[0]) =>
    kind === 'brunch' ? toBrunchTable(choice) : toTable(choice);
}
