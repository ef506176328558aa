import { useMemo } from 'react';
import { openSlots } from '#domain/bookings/open-slots';
import { tableRulesIn } from '#domain/bookings/table-rules';
import { staysOf, tableState } from '#domain/tables/table-state';
import { inOrder, type Place, placeFor } from '#domain/waitlist/places';
import type { StaffWaitlistEntry } from '../../data/bookings/staff-waitlist';
import { useStaffWaitlist } from '../../data/react/staff/use-staff-rows';
import { useGuestRules, useOpening } from '../../data/react/use-venue';
import { type FloorFacts, useFloor } from '../bookings/BookingBadges';

export type Waiting = {
  entry: StaffWaitlistEntry;
  /** null: no place is free, or one is offered already. */
  place: (Place & { label: string }) | null;
};

/** Returns the waiting parties of an evening in their order, each with the place that it can have now. */
export function useWaiting(serviceDay: string | undefined): readonly Waiting[] {
  const { rows = [] } = useStaffWaitlist();
  const floor = useFloor();
  const opening = useOpening();
  const { bookings: told } = useGuestRules();
  return useMemo(() => {
    const { times } = tableRulesIn(told);
    const listed = inOrder(rows).filter(
      (entry) => serviceDay === undefined || entry.serviceDay === serviceDay,
    );
    return listed.map((entry) => {
      if (entry.status !== 'waiting' || entry.v === 0) return { entry, place: null };
      const slots = openSlots(opening, entry.serviceDay, times);
      const evening = eveningFor(entry, floor);
      const found = placeFor(entry, { evening, slots, now: floor.now });
      return { entry, place: found && { ...found, label: labelOf(floor, found.tables) } };
    });
  }, [rows, floor, opening, told, serviceDay]);
}

/** A walk-in gets no table that has guests or waits to be cleared. */
function eveningFor({ isWalkIn }: StaffWaitlistEntry, { tables, bookings, now }: FloorFacts) {
  const isReady = (table: FloorFacts['tables'][number]) =>
    !isWalkIn || !['guests', 'clearing'].includes(tableState(table, bookings, now).state);
  return {
    tables: tables.filter((table) => table.isActive && isReady(table)),
    stays: staysOf(bookings, now),
  };
}

function labelOf({ tables }: FloorFacts, ids: readonly number[]): string {
  const labels = ids.flatMap((id) => tables.find((table) => table.id === id)?.label ?? []);
  return labels.join(' + ');
}
