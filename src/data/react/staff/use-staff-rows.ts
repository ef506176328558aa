import { useCallback, useSyncExternalStore } from 'react';
import { type BarRules, USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import type { AdminDb } from '../../admin-db';
import { readBrunches, readTableBookings } from '../../bookings/staff-bookings';
import { readWaitlist } from '../../bookings/staff-waitlist';
import { readStaffMenu } from '../../menu/staff-menu';
import { readStaffMessages } from '../../messages/staff-messages';
import { ordersAhead } from '../../orders/order-ticks';
import { readBoard } from '../../orders/staff-board';
import { type SharedRows, shareRows } from '../../staff/shared-rows';
import { staffDevice } from '../../start/staff-device';
import { readBarRules } from '../../sync/replica';
import { readOrderingTables, readTables } from '../../tables/staff-tables';

export type {
  StaffBooking,
  StaffBrunch,
  StaffTableBooking,
} from '../../bookings/staff-bookings';
export type { DishConflict, DishOnMenu } from '../../menu/staff-menu';
export type { StaffMessage } from '../../messages/staff-messages';
export type { OrderConflict, OrderOnBoard } from '../../orders/staff-board';
export type { StaffTable } from '../../tables/staff-tables';

/** Keeps the previous objects for equal rows, and the array if all are equal, so React skips their render. */
export function keepSame<Row>(): (rows: Row[]) => Row[] {
  let known = new Map<string, Row>();
  let last: Row[] = [];
  return (rows) => {
    const next = new Map<string, Row>();
    const kept = rows.map((row) => {
      const text = JSON.stringify(row);
      const same = known.get(text) ?? row;
      next.set(text, same);
      return same;
    });
    known = next;
    const isSame = kept.length === last.length && kept.every((row, index) => row === last[index]);
    last = isSame ? last : kept;
    return last;
  };
}

export type StaffRows<Row> = {
  /** `error`: the tablet's storage cannot be read. */
  state: 'loading' | 'ready' | 'error';
  rows: Row[] | undefined;
  retry(): void;
};

export function useStaffRows<Row>(shared: SharedRows<Row>): StaffRows<Row> {
  const found = useSyncExternalStore(shared.subscribe, shared.get, () => undefined);
  const retry = shared.again;
  if (found === 'failed') return { state: 'error', rows: undefined, retry };
  return { state: found ? 'ready' : 'loading', rows: found, retry };
}

export function rowsOnTablet<Row>(read: (db: AdminDb) => Promise<Row[]>): SharedRows<Row> {
  const keep = keepSame<Row>();
  return shareRows(
    async (db) => keep(await read(db)),
    () => staffDevice().deps.db,
  );
}

const keptRules = rowsOnTablet(async (db) => [await readBarRules(db)]);

/** undefined means that the tablet has not read its rules. */
export function useKnownBarRules(): BarRules | undefined {
  const { state, rows } = useStaffRows(keptRules);
  return state === 'error' ? USUAL_BAR_RULES : rows?.[0];
}

export function useBarRules(): BarRules {
  return useKnownBarRules() ?? USUAL_BAR_RULES;
}

const ordering = rowsOnTablet(readOrderingTables);

export function useOrderingTables(): (label: string) => number {
  const { rows } = useStaffRows(ordering);
  return useCallback((label) => rows?.filter((one) => one === label).length ?? 0, [rows]);
}

/** Returns the hook of rows that components share. */
export function hookOf<Row>(read: (db: AdminDb) => Promise<Row[]>): () => StaffRows<Row> {
  const rows = rowsOnTablet(read);
  return () => useStaffRows(rows);
}

export const useStaffTableBookings = hookOf(readTableBookings);
export const useStaffBrunches = hookOf(readBrunches);
export const useStaffWaitlist = hookOf(readWaitlist);
export const useStaffMenu = hookOf(readStaffMenu);
export const useStaffMessages = hookOf(readStaffMessages);
export const useStaffTables = hookOf(readTables);

/** Returns the number of messages that nobody has read; 0 while unknown. */
export function useUnreadMessages(): number {
  const { rows = [] } = useStaffMessages();
  return rows.filter(({ status }) => status === 'new').length;
}

export const boardOrders = ordersAhead(rowsOnTablet(readBoard));

export function useStaffOrders() {
  const { rows, ...reading } = useStaffRows(boardOrders);
  return { ...reading, orders: rows };
}
