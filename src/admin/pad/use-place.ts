import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ServiceType } from '#domain/orders/order';
import { isSeated, nextBooking } from '#domain/tables/table-state';
import { type BillOnTablet, useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import type { PadTarget } from '../shared/use-open-pad';
import {
  type PlanEntry,
  type PlanTable,
  together,
  usePlanNow,
  useTablePlan,
} from '../tables/plan/use-table-plan';

/** Whom a round is for, as the tablet knows them now. */
export type Place = {
  /** The draft of the round has this name on the device. */
  key: string;
  kind: 'table' | 'tab' | 'collection' | 'delivery';
  serviceType: ServiceType;
  title: string;
  bill: BillOnTablet | undefined;
  table: PlanTable | undefined;
  partySize: number | null;
  next: PlanEntry | null;
  /** The party of this bill has left its table; a new round opens the bill again. */
  isLate: boolean;
};

export function usePadTarget(): PadTarget | null {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const table = Number(search.table);
  if (Number.isInteger(table) && table > 0) return { table };
  if (typeof search.bill === 'string') return { bill: search.bill };
  const kind = (['tab', 'collection', 'delivery'] as const).find((one) => one === search.for);
  return kind ? { for: kind } : null;
}

/** Finds table, party and bill of a target; `place` is null if the tablet knows no such table or bill. */
export function usePlace(target: PadTarget) {
  const { t } = useLingui();
  const floor = useTablePlan();
  const bills = useStaffBills();
  const seatings = useStaffSeatings();
  const now = usePlanNow();
  const { state, retry } = together([floor, bills]);
  const rows = bills.rows ?? [];

  function atTable(table: PlanTable): Place {
    const { label } = table;
    const seating = seatings.filter(({ tableId }) => tableId === table.id).at(-1);
    const here = floor.bookings.filter(({ tableId }) => tableId === table.id);
    const party = here.find((one) => isSeated(one, now));
    const next = nextBooking(here, now);
    return {
      key: `table:${table.id}`,
      kind: 'table',
      serviceType: 'table',
      title: t`Table ${label}`,
      bill: rows.find(({ id }) => id === seating?.id),
      table,
      partySize: party?.partySize ?? null,
      next: here.find(({ id }) => id === next?.id) ?? null,
      isLate: false,
    };
  }

  function ofBill(bill: BillOnTablet): Place | null {
    const seating = seatings.find(({ id }) => id === bill.id);
    const table = floor.tables.find(({ id }) => id === seating?.tableId);
    if (table) return atTable(table);
    if (bill.kind === 'order') return null;
    const left = floor.tables.find(({ label }) => label === bill.label);
    const isLate = bill.kind === 'table';
    return {
      ...withoutTable(isLate ? 'table' : 'tab', bill.label),
      key: `bill:${bill.id}`,
      bill,
      table: isLate ? left : undefined,
      isLate,
    };
  }

  function found(): Place | null {
    if ('table' in target) {
      const table = floor.tables.find(({ id }) => id === target.table);
      return table ? atTable(table) : null;
    }
    if ('bill' in target) {
      const bill = rows.find(({ id }) => id === target.bill);
      return bill ? ofBill(bill) : null;
    }
    const titles = { tab: t`New tab`, collection: t`Collection`, delivery: t`Delivery` };
    return withoutTable(target.for, titles[target.for]);
  }

  return { state, retry, place: state === 'ready' ? found() : null };
}

function withoutTable(kind: Place['kind'], title: string): Place {
  return {
    key: kind,
    kind,
    serviceType: kind === 'collection' || kind === 'delivery' ? kind : 'table',
    title,
    bill: undefined,
    table: undefined,
    partySize: null,
    next: null,
    isLate: false,
  };
}
