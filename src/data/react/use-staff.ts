import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { MenuCategory } from '#domain/menu/menu-item';
import type { PrinterRead, PrintPlace } from '#domain/printing/printer';
import { isTrouble } from '#domain/printing/printer';
import type { RecordPage } from '#domain/resource/resource';
import type { BarRules } from '#domain/settings/bar-rules';
import { USUAL_BAR_RULES } from '#domain/settings/bar-rules';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import type { BillLines } from '../bills/bill-lines';
import { readBillLines } from '../bills/bill-lines';
import type { BillOnTablet } from '../bills/staff-bills';
import { readBills } from '../bills/staff-bills';
import { readBrunches, readTableBookings, readWaitlist } from '../bookings/staff-bookings';
import { readStaffMenu } from '../menu/staff-menu';
import { readStaffMessages } from '../messages/staff-messages';
import { isOffline, netStore } from '../network/net';
import { ordersAhead } from '../orders/order-ticks';
import type { OrderOnBoard } from '../orders/staff-board';
import { readBoard } from '../orders/staff-board';
import type { SeatingOnTablet } from '../seatings/staff-seatings';
import { readSeatings } from '../seatings/staff-seatings';
import type { SharedRows } from '../staff/shared-rows';
import { shareRows } from '../staff/shared-rows';
import type { Reader, Reading } from '../staff/staff-session';
import { askAndKeep, readKept } from '../staff/staff-session';
import { liveFacts, staffDevice } from '../start/staff-device';
import { barClock, barTimeOf } from '../sync/contact-watch';
import { readBarRules } from '../sync/pull';
import { readOrderingTables, readTables } from '../tables/staff-tables';
import { useNet, useStore } from './use-stores';

export type {
  StaffBooking,
  StaffBrunch,
  StaffTableBooking,
} from '../bookings/staff-bookings';
export type { DishConflict, DishOnMenu } from '../menu/staff-menu';
export type { StaffMessage } from '../messages/staff-messages';
export type { OrderConflict, OrderOnBoard } from '../orders/staff-board';
export type { StaffTable } from '../tables/staff-tables';

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
function hookOf<Row>(read: (db: AdminDb) => Promise<Row[]>): () => StaffRows<Row> {
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

export type Live = ReturnType<typeof useLive>;

export function useLive() {
  const { lastContactAt } = useStore(liveFacts);
  const { waiting, attention } = useStore(netStore);
  return { state: liveState(), lastContactAt, waiting, attention };
}

/** Returns the transport's state only: a contact causes no re-render. */
export function useLiveState(): Live['state'] {
  return useSyncExternalStore(followBoth, liveState, liveState);
}

/** Returns the offline flag only: a change of the outbox causes no re-render. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(netStore.subscribe, isOffline, isOffline);
}

function liveState(): 'live' | 'polling' | 'offline' | 'signed-out' {
  const { isUp, isSignedOut, isStale } = liveFacts.get();
  if (isSignedOut) return 'signed-out';
  // Silence counts as no connection, whatever the browser reports.
  if (isOffline() || isStale) return 'offline';
  return isUp ? 'live' : 'polling';
}

function followBoth(listener: () => void): () => void {
  const stops = [liveFacts.subscribe(listener), netStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the server's time as known to this tablet, for the ages of orders. */
export function barNow(): number {
  return barTimeOf(Date.now());
}

export function useBarTime(): (tabletMs: number) => number {
  useStore(barClock);
  return barTimeOf;
}

export type StaffReading<T> = {
  /** `missing`: the server lacks the record. `failed`: the server could not be reached. */
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  value: T | null;
  again: () => void;
};

type Outcome<T> = { path: string; state: 'ready' | 'missing' | 'failed'; value: T | null };

/** Reads data outside the replica. A change of `about` reads again; the old response stays until then. */
export function useStaffReading<T>(path: string | null, about: unknown = null): StaffReading<T> {
  const [response, setResponse] = useState<Outcome<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to ask again.
  useEffect(() => {
    if (path === null) return;
    let isGone = false;
    readJson<T>(staffDevice().deps, path)
      .then((value): Outcome<T> => ({ path, state: 'ready', value }))
      .catch((error: unknown): Outcome<T> => ({ path, state: failureOf(error), value: null }))
      .then((next) => {
        if (!isGone) setResponse((before) => kept(before, next));
      });
    return () => {
      isGone = true;
    };
  }, [path, about, attempt]);
  const again = useCallback(() => {
    setResponse((before) => (before?.state === 'failed' ? null : before));
    setAttempt((before) => before + 1);
  }, []);
  if (path === null) return { state: 'idle', value: null, again };
  if (response?.path !== path) return { state: 'loading', value: null, again };
  return { state: response.state, value: response.value, again };
}

/** Keeps the last response when a new read fails. */
function kept<T>(before: Outcome<T> | null, next: Outcome<T>): Outcome<T> {
  return next.state === 'failed' && before?.path === next.path && before.value !== null
    ? before
    : next;
}

function failureOf(error: unknown): 'missing' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? 'missing'
    : 'failed';
}

export type StaffFigures<T> = {
  value: T | null;
  at: number | null;
  fault: 'failed' | 'forbidden' | 'missing' | null;
  isAsking: boolean;
  again(): void;
};

type State<T> = { reading: Reading<T> | null; fault: StaffFigures<T>['fault']; isAsking: boolean };

/** Returns stored figures first, then the server's, every `everyMs` while visible. `read` replaces the request. */
export function useStaffFigures<T>(
  path: string,
  everyMs?: number,
  read?: Reader<T>,
): StaffFigures<T> {
  const [state, setState] = useState<State<T>>(NOTHING);
  const isCurrent = useRef<string | null>(null);

  const ask = useCallback(() => {
    const { deps, refresh } = staffDevice();
    setState((before) => ({ ...before, isAsking: true }));
    askAndKeep<T>(deps, path, read)
      .then((reading) => ({ reading, fault: null, isAsking: false }))
      .catch((error: unknown) => {
        // The next pull handles an ended session.
        if (error instanceof ApiError && error.status === 401) void refresh();
        return { fault: faultOf(error), isAsking: false };
      })
      .then((next) => {
        if (isCurrent.current === path) setState((before) => ({ ...before, ...next }));
      });
  }, [path, read]);

  useEffect(() => {
    isCurrent.current = path;
    setState(NOTHING);
    readKept<T>(staffDevice().deps, path)
      .then((kept) => {
        if (isCurrent.current !== path) return;
        setState((before) => ({ ...before, reading: before.reading ?? kept }));
      })
      .catch((error: unknown) => console.error(error));
    ask();
    return () => {
      isCurrent.current = null;
    };
  }, [ask, path]);

  useRepeat(ask, everyMs);
  const { reading, fault, isAsking } = state;
  return { value: reading?.value ?? null, at: reading?.at ?? null, fault, isAsking, again: ask };
}

const NOTHING = { reading: null, fault: null, isAsking: true };

/** Repeats a read; a hidden page reads when it becomes visible. */
function useRepeat(ask: () => void, everyMs: number | undefined): void {
  useEffect(() => {
    if (everyMs === undefined) return;
    const pauseMs = everyMs;
    let dueAt = Date.now() + pauseMs;
    let timer = setTimeout(askIfDue, pauseMs);
    function askIfDue() {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      if (Date.now() >= dueAt) {
        dueAt = Date.now() + pauseMs;
        ask();
      }
      timer = setTimeout(askIfDue, dueAt - Date.now());
    }
    document.addEventListener('visibilitychange', askIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfDue);
    };
  }, [ask, everyMs]);
}

function faultOf(error: unknown): 'failed' | 'forbidden' | 'missing' {
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 403 ? 'forbidden' : error.status === 404 ? 'missing' : 'failed';
}

export type CategoryRow = MenuCategory & { isVisible: boolean };

/** Returns all categories in the order of the menu, including hidden ones. */
export function useCategoryRows(): readonly CategoryRow[] {
  const { value } = useStaffFigures<RecordPage>('/api/admin/menu/categories?limit=200');
  // The records of this resource have these fields.
  return useMemo(() => (value?.rows ?? []) as unknown as CategoryRow[], [value]);
}

const seatings = rowsOnTablet(readSeatings);
const NO_SEATINGS: readonly SeatingOnTablet[] = [];

export function useStaffSeatings(): readonly SeatingOnTablet[] {
  return useStaffRows(seatings).rows ?? NO_SEATINGS;
}

export type { BillLines, LineQuestion } from '../bills/bill-lines';
export type { EntryOnTablet, LineOnBill } from '../bills/line-changes';

const lines = rowsOnTablet(readBillLines);

/** Returns the lines of a bill; undefined while the tablet has not read them, or none stands there. */
export function useBillLines(billId: string | undefined): BillLines | undefined {
  return useStaffRows(lines).rows?.find((one) => one.billId === billId);
}

export type { BillOnTablet, PaymentOnTablet } from '../bills/staff-bills';

export const useStaffBills = hookOf(readBills);

/** Returns a bill of the replica; undefined while it is unknown. */
export function useStaffBill(id: string | undefined): BillOnTablet | undefined {
  const { rows } = useStaffBills();
  return rows?.find((bill) => bill.id === id);
}

const NONE: readonly OrderOnBoard[] = [];

/** Returns the orders of a bill, the oldest first. */
export function useOrdersOfBill(id: string | undefined): readonly OrderOnBoard[] {
  const { orders = NONE } = useStaffOrders();
  const changed = useBillLines(id)?.orders;
  return useMemo(() => {
    const shown = orders.map((order) => withChanges(order, changed));
    return shown.filter((order) => isOn(order, id)).reverse();
  }, [orders, changed, id]);
}

/** Lays over what this tablet has queued about the order's lines. */
function withChanges(order: OrderOnBoard, changed: BillLines['orders'] = []): OrderOnBoard {
  const laid = changed.find(({ id }) => id === order.id);
  if (!laid) return order;
  const { items, entries, billId } = laid;
  return { ...order, items, entries, ...(billId !== undefined && { billId }) };
}

/** Lines may have moved to another bill than their order's. */
function isOn({ billId, items }: OrderOnBoard, id: string | undefined): boolean {
  const stand = items.map((item) => item.billId ?? billId);
  return items.length === 0 ? billId === id : stand.includes(id);
}

const printers = rowsOnTablet((db) => db.printer.toArray());

function usePrinters(): readonly PrinterRead[] | undefined {
  return useStaffRows(printers).rows;
}

/** Returns the printers that do not print though slips may wait for them. */
export function usePrinterTroubles(): readonly PrinterRead[] {
  const rows = usePrinters();
  return useMemo(
    () => rows?.filter(({ isActive, state }) => isActive && isTrouble(state)) ?? [],
    [rows],
  );
}

/** True if the venue's printers print one of these now: a tablet without a connection prints it itself. */
export function usePrintersFor(places: readonly PrintPlace[]): boolean {
  const isOffline = useNet().state === 'offline';
  const rows = usePrinters() ?? [];
  const isFor = ({ isActive, prints }: PrinterRead) =>
    isActive && prints.some((place) => places.includes(place));
  return !isOffline && rows.some(isFor);
}
