import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Hand, ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { STAY_MS } from '#domain/bookings/booking';
import type { Call, SeatingRead } from '#domain/seatings/seating';
import type { TableCall } from '#domain/seatings/table-calls';
import { tableCalls } from '#domain/seatings/table-calls';
import type { PlanBooking, TableState } from '#domain/tables/table-state';
import type { TableShape } from '#domain/tables/venue-table';
import { isOfferOn } from '#domain/waitlist/waitlist';
import type { StaffWaitlistEntry } from '../../data/bookings/staff-bookings';
import type { StaffBooking, StaffTable } from '../../data/react/use-staff';
import {
  useStaffBrunches,
  useStaffSeatings,
  useStaffTableBookings,
  useStaffTables,
  useStaffWaitlist,
} from '../../data/react/use-staff';
import { useClockValue } from '../page/page-parts';

/** Describes a booking with this tablet's queued changes. */
export type PlanEntry = PlanBooking & {
  serviceDay: string;
  time: string;
  tableLabel: string | null;
  isQueued: boolean;
  tableConflict: StaffBooking['tableConflict'];
};

export type PlanTable = Omit<StaffTable, 'clearedAt'> & {
  clearedAt: number | null;
  /** Guests with an open bill sat down at this time; a missing time means that nobody has. */
  guestsSince?: number | null;
  /** Lists the calls that nobody has taken, the oldest first; missing: none. */
  calls?: readonly TableCall[];
};

export type Floor = {
  state: 'loading' | 'ready' | 'error';
  tables: PlanTable[];
  /** Lists bookings of both kinds and what is held for the waitlist, by slot. */
  bookings: PlanEntry[];
  retry(): void;
};

export function useTablePlan(): Floor {
  const { t } = useLingui();
  const tables = useStaffTables();
  const tableBookings = useStaffTableBookings();
  const brunches = useStaffBrunches();
  const waitlist = useStaffWaitlist();
  const now = usePlanNow();
  const nameless = t`Walk-in`;
  const bookings = useMemo(
    () =>
      [
        ...(tableBookings.rows ?? []).map((row) => entryOf(row, 'table')),
        ...(brunches.rows ?? []).map((row) => entryOf(row, 'brunch')),
        ...(waitlist.rows ?? []).filter((row) => isOfferOn(row, now)).flatMap(heldFor),
      ]
        // Walk-ins have no name, so each tablet translates the word.
        .map((entry) => ({ ...entry, guestName: entry.guestName || nameless }))
        .sort((a, b) => a.startsAt - b.startsAt),
    [tableBookings.rows, brunches.rows, waitlist.rows, now, nameless],
  );
  const seatings = useStaffSeatings();
  const rows = useMemo(
    () => (tables.rows ?? []).map((table) => planTable(table, seatings)),
    [tables.rows, seatings],
  );
  return { ...together([tables, tableBookings, brunches]), tables: rows, bookings };
}

/** Several copies as one: it is ready with the last of them, and fails with the first. */
export function together(copies: readonly Pick<Floor, 'state' | 'retry'>[]) {
  const hasFailed = copies.some(({ state }) => state === 'error');
  const isReady = copies.every(({ state }) => state === 'ready');
  return {
    state: hasFailed ? 'error' : isReady ? 'ready' : 'loading',
    retry() {
      for (const { retry } of copies) retry();
    },
  } as const;
}

const TICK_MS = 10_000;

/** Returns the server's time, in steps fine enough for minutes. */
export function usePlanNow(): number {
  return useClockValue((now) => Math.floor(now / TICK_MS) * TICK_MS, 0);
}

function entryOf(row: StaffBooking, kind: 'table' | 'brunch'): PlanEntry {
  const startsAt = Date.parse(row.reservationDate);
  const statusAt = Date.parse(row.statusAt);
  const firstDrinkAt = 'firstDrinkAt' in row ? row.firstDrinkAt : null;
  return {
    id: row.id,
    kind,
    status: row.status,
    statusAt,
    startsAt,
    endsAt: row.endsAt === undefined ? startsAt + STAY_MS : Date.parse(row.endsAt),
    // A brunch counts as seated from its first drink.
    seatedAt: row.status === 'seated' ? statusAt : firstDrinkAt ? Date.parse(firstDrinkAt) : null,
    ...(row.lateMinutes && { lateMinutes: row.lateMinutes }),
    partySize: row.partySize,
    tableId: row.tableId,
    joinedTables: row.joinedTables ?? [],
    guestName: row.guestName,
    serviceDay: row.serviceDay,
    time: row.reservationTime,
    tableLabel: row.tableLabel,
    isQueued: row.isQueued || row.isTableQueued,
    tableConflict: row.tableConflict ?? refusedSeat(row),
  };
}

/** An offer keeps its table like a booking. */
function heldFor({ offer, ...row }: StaffWaitlistEntry): PlanEntry[] {
  if (offer === null) return [];
  const [tableId = null, ...joinedTables] = offer.tables;
  return [
    {
      ...{ id: row.id, kind: 'wait', status: 'confirmed', seatedAt: null, tableConflict: null },
      ...{ startsAt: Date.parse(offer.startsAt), endsAt: Date.parse(offer.endsAt) },
      ...{ statusAt: Date.parse(row.statusAt), partySize: row.partySize, tableId, joinedTables },
      ...{ guestName: row.guestName, serviceDay: row.serviceDay, time: offer.reservationTime },
      ...{ tableLabel: offer.tableLabel, isQueued: row.isQueued },
    },
  ];
}

/** The server refused to seat the party at an occupied table. */
function refusedSeat({ conflict }: StaffBooking): PlanEntry['tableConflict'] {
  if (conflict?.code !== 'table.occupied') return null;
  const { entryId, code, by, at, tableLabel: label } = conflict;
  return { entryId, code, by, at, label };
}

function planTable(
  { clearedAt, ...table }: StaffTable,
  seatings: readonly SeatingRead[],
): PlanTable {
  const parties = seatings.filter(({ tableId }) => tableId === table.id);
  const [party] = parties;
  return {
    ...table,
    clearedAt: clearedAt === null ? null : Date.parse(clearedAt),
    guestsSince: party ? Date.parse(party.openedAt) : null,
    calls: tableCalls(parties),
  };
}

/** Sets an element's position as CSS variables. */
export function placeRef(places: Record<`--${string}`, string | number>) {
  return (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(places)) {
      element?.style.setProperty(name, String(value));
    }
  };
}

export const STATE_WORDS: Record<TableState['state'], MessageDescriptor> = {
  free: msg`Free`,
  soon: msg`Reserved soon`,
  seated: msg`Seated`,
  guests: msg`Seated`,
  late: msg`Guest late`,
  clearing: msg`Needs clearing`,
  blocked: msg`Blocked`,
};

export const CALL_WORDS: Record<Call, MessageDescriptor> = {
  waiter: msg`Calls the team`,
  bill: msg`Asks for the bill`,
};

export const CALL_ICONS: Record<Call, LucideIcon> = { waiter: Hand, bill: ReceiptText };

export const SHAPE_WORDS: Record<TableShape, MessageDescriptor> = {
  round: msg`Round`,
  square: msg`Square`,
  long: msg`Long`,
};
