import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { conflictsOf } from '#domain/tables/table-state';
import { FloorContext } from '../../bookings/BookingBadges';
import type { Floor } from '../use-table-plan';
import { usePlanNow, useTablePlan } from '../use-table-plan';

/** Gives rows, panels and Seat buttons the parties at the tables and the double bookings. */
export function FloorProvider({ children }: { children: ReactNode }) {
  return <FloorOf floor={useTablePlan()}>{children}</FloorOf>;
}

export function FloorOf({ floor, children }: { floor: Floor; children: ReactNode }) {
  const { tables, bookings } = floor;
  const now = usePlanNow();
  const facts = useMemo(
    () => ({ tables, bookings, conflicts: conflictsOf(tables, bookings, now), now }),
    [tables, bookings, now],
  );
  return <FloorContext value={facts}>{children}</FloorContext>;
}
