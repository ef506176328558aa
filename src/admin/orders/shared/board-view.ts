import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import type {
  OrderItemCustomizations,
  StaffOrder,
  StaffOrderItem,
} from '#domain/orders/guest-order';
import type { CancelReason, OrderStatus, ServiceType } from '#domain/orders/order';
import {
  canMoveOrder,
  canRecallOrder,
  nextOrderStatus,
  ORDER_STATUSES,
  orderStatusOf,
} from '#domain/orders/order';
import type { Ageing } from '#domain/orders/order-ageing';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import type { OrderPayment } from '#domain/orders/order-history';
import { methodsOf, recordedPayment } from '#domain/orders/order-history';
import type { TicketLine } from '#domain/orders/ticket-lines';
import { dishesOf, ticketLines } from '#domain/orders/ticket-lines';
import type { Station } from '#domain/stations/station';
import { STATIONS, stationOfRole } from '#domain/stations/station';
import { bareTable } from '#domain/tables/table-called';
import type { TenderMethod } from '#domain/tender-methods';
import type { BoardOrder, BoardStation } from '../../../data/preferences/board-choices';
import { storedBoardOrder, storedBoardStation } from '../../../data/preferences/board-choices';
import type { DishOnMenu, OrderOnBoard } from '../../../data/react/use-staff';
import { useBarRules, useStaffBill } from '../../../data/react/use-staff';
import { useDeviceRole } from '../../../data/react/use-staff-session';
import { useStoredValue } from '../../../data/react/use-stores';
import { useFriesText, useSauceText } from '../../../i18n/label-text';
import { useClockValue } from '../../page/page-parts';

/** Equal dishes are one row while they are ticked alike; one tap ticks all of them. */
export type TickRow = TicketLine & { lineNos: number[]; isDone: boolean };

/** Returns what the board of a station shows of an order: its dishes only, or all with the bar's own first. */
export function dishesAt(
  order: Pick<StaffOrder, 'items' | 'entries'>,
  station: BoardStation | null,
) {
  const { toMake, takenOff } = dishesOf(order);
  const cut = cutTo(station);
  const isHere = (item: StaffOrderItem) => cut === null || stationOf(item) === cut;
  const others = toMake.filter((item) => !isHere(item));
  const countAt = (one: Station) =>
    others
      .filter((item) => stationOf(item) === one)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    rows: tickRows(station === 'bar' ? barFirst(toMake) : toMake.filter(isHere)),
    takenOff: ticketLines(takenOff.filter(isHere)),
    /** What other stations make of the order, where the ticket is cut to one. */
    elsewhere: STATIONS.map((one) => ({ station: one, count: countAt(one) })).filter(
      ({ count }) => count > 0,
    ),
  };
}

function barFirst(items: readonly StaffOrderItem[]): StaffOrderItem[] {
  const isOurs = (item: StaffOrderItem) => stationOf(item) === 'bar';
  return [...items.filter(isOurs), ...items.filter((item) => !isOurs(item))];
}

function tickRows(items: readonly StaffOrderItem[]): TickRow[] {
  const rows = new Map<string, TickRow>();
  for (const item of items) {
    const isDone = item.readyAt !== undefined;
    const [line = { ...item, key: '' }] = ticketLines([item]);
    const key = `${line.key} ${isDone}`;
    const same = rows.get(key);
    const quantity = item.quantity + (same?.quantity ?? 0);
    const own = item.lineNo === undefined ? [] : [item.lineNo];
    rows.set(key, { ...line, key, quantity, isDone, lineNos: [...(same?.lineNos ?? []), ...own] });
  }
  return [...rows.values()];
}

/** `pass`: whole tickets, as they leave the kitchen. The bar sees them whole too, its own dishes first. */
export const BOARD_WORDS: Record<BoardStation, MessageDescriptor> = {
  bar: msg`Bar`,
  kitchen: msg`Kitchen`,
  grill: msg`Grill`,
  shisha: msg`Shisha`,
  pass: msg`Whole tickets`,
};

export type BoardView = { station: BoardStation; order: BoardOrder };

/** What a person chose on this device comes before the device's role. */
export function useBoardView(): BoardView {
  const role = useDeviceRole();
  const station =
    useStoredValue(storedBoardStation) ??
    (role === 'bar' ? 'bar' : (stationOfRole(role) ?? 'pass'));
  const order = useStoredValue(storedBoardOrder);
  // A station makes what waits longest; only the bar and the pass follow an order from step to step.
  return { station, order: order ?? (cutTo(station) === null ? 'columns' : 'oldest') };
}

/** null: a ticket outside the board, on which nobody ticks. */
export const BoardStationContext = createContext<BoardStation | null>(null);

/** Returns the one station to which the tickets are cut; null: they are whole. */
export function cutTo(station: BoardStation | null): Station | null {
  return station === null || station === 'bar' || station === 'pass' ? null : station;
}

/** Returns the orders with something to make at the station; the others have left its board. */
export function atStation(
  orders: readonly OrderOnBoard[],
  station: BoardStation,
): readonly OrderOnBoard[] {
  const cut = cutTo(station);
  if (cut === null) return orders;
  return orders.filter(
    (order) =>
      orderStatusOf(order.status) !== 'ready' &&
      dishesOf(order).toMake.some((item) => stationOf(item) === cut && item.readyAt === undefined),
  );
}

export function stationOf({ station = 'kitchen' }: Pick<StaffOrderItem, 'station'>): Station {
  return station;
}

/** Lists the board's columns: the four open statuses, left to right. */
export const OPEN_STATUSES = ['pending', 'confirmed', 'preparing', 'ready'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

export type Columns = Record<OpenStatus, OrderOnBoard[]>;

const HOUR_MS = 3_600_000;
/** The list of recent orders keeps an order this long. */
export const RECENT_MS = 6 * HOUR_MS;

/** Sorts open orders into columns, oldest first: a new order never moves a ticket under a finger. */
export function columnsOf(orders: readonly OrderOnBoard[]): Columns {
  const columns: Columns = { pending: [], confirmed: [], preparing: [], ready: [] };
  for (const order of [...orders].sort(byAge)) {
    const status = orderStatusOf(order.status);
    if (isOpen(status)) columns[status].push(order);
  }
  return columns;
}

/** Returns orders that were completed or cancelled in the last hours, the latest first. */
export function recentOrders(orders: readonly OrderOnBoard[], now: number): OrderOnBoard[] {
  return orders
    .filter((order) => !isOpen(orderStatusOf(order.status)) && endedAt(order) > now - RECENT_MS)
    .sort((a, b) => endedAt(b) - endedAt(a));
}

export function canRecall(order: OrderOnBoard, now: number): boolean {
  return order.status === 'completed' && canRecallOrder(endedAt(order), now);
}

/** Returns the other valid steps, without the next step, cancelling and recalling. */
export function otherMoves(order: Pick<OrderOnBoard, 'status' | 'paidBy'>): OrderStatus[] {
  const from = orderStatusOf(order.status);
  if (from === 'completed') return [];
  const next = nextOrderStatus(from);
  return ORDER_STATUSES.filter(
    (to) => to !== next && to !== 'cancelled' && canMoveOrder(order, to),
  );
}

export function isOpen(status: OrderStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

export function byAge(a: OrderOnBoard, b: OrderOnBoard): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
}

function endedAt(order: OrderOnBoard): number {
  return Date.parse(order.statusAt);
}

/** Lays tickets from left to right, so that no row leaves a hole below a short one. */
export function stacksOf<Order>(orders: readonly Order[], count: number): Order[][] {
  return Array.from({ length: count }, (_, stack) =>
    orders.filter((_order, place) => place % count === stack),
  );
}

/** Lists the status names of staff; guests read longer ones. */
export const STATUS_WORDS: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`New`,
  confirmed: msg`Confirmed`,
  preparing: msg`Preparing`,
  ready: msg`Ready`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
};

export const ADVANCE_WORDS: Record<OpenStatus, MessageDescriptor> = {
  pending: msg`Confirm`,
  confirmed: msg`Start`,
  preparing: msg`Ready`,
  ready: msg`Complete`,
};

export const AGEING_WORDS: Record<Ageing, MessageDescriptor> = {
  on_time: msg`On time`,
  due: msg`Due`,
  late: msg`Late`,
};

export const SERVICE_WORDS: Record<ServiceType, MessageDescriptor> = {
  table: msg`Table`,
  collection: msg`Collect`,
  delivery: msg`Delivery`,
};

export const METHOD_WORDS: Record<TenderMethod, MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  transfer: msg`Transfer`,
  online: msg`Card, online`,
  deposit: msg`Deposit`,
};

export const PAYMENT_WORDS: Record<OrderPayment, MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  mixed: msg`Cash and card`,
  open: msg`Not paid yet`,
  unknown: msg`Method unknown`,
  none: msg`Not paid`,
};

/** Lists the cancellation reasons in staff's words. */
export const REASON_WORDS: Record<CancelReason, MessageDescriptor> = {
  sold_out: msg`Something sold out`,
  guest_asked: msg`The guest asked for it`,
  too_busy: msg`The kitchen is too busy`,
  out_of_area: msg`Too far to deliver`,
  duplicate: msg`The same order twice`,
  guest_gone: msg`The guest has left or can't be reached`,
  mistake: msg`Entered by mistake`,
  other: msg`Another reason`,
};

/** Returns a place as text: "Table 12", "Collect", "Delivery". */
export function usePlaceText(): (order: StaffOrder) => string {
  const { t } = useLingui();
  return ({ orderType, tableNumber }) => {
    const table = tableNumber ? bareTable(tableNumber) : '';
    if (orderType === 'table' && table) return t`Table ${table}`;
    return t(SERVICE_WORDS[orderType]);
  };
}

/** Tells how many dishes of a ticket another station makes: "+ 2 at the bar". */
export const ELSEWHERE_WORDS: Record<Station, (count: number) => MessageDescriptor> = {
  bar: (count) => msg`+ ${count} at the bar`,
  kitchen: (count) => msg`+ ${count} in the kitchen`,
  grill: (count) => msg`+ ${count} at the grill`,
  shisha: (count) => msg`+ ${count} shisha`,
};

/** Returns a dish's extras as text; the ticket shows notes separately. */
export function useExtrasText(): (chosen: OrderItemCustomizations) => string[] {
  const { t } = useLingui();
  const friesText = useFriesText();
  const sauceText = useSauceText();
  return ({ fries, sauce, customSauce }) => {
    const friesName = fries && friesText(fries);
    const sauceName = customSauce ? `“${customSauce}”` : sauce && sauceText(sauce);
    return [
      ...(friesName ? [t`+ Fries: ${friesName}`] : []),
      ...(sauceName ? [t`Sauce: ${sauceName}`] : []),
    ];
  };
}

/** A ticket for the kitchen has no prices; a receipt is for the guest. */
type PrintKind = 'ticket' | 'receipt';

/** `at` holds the time of the request: the same paper may be asked for twice. */
export type PrintJob = { kind: PrintKind; order: StaffOrder; at: number };

/** Describes a dish of the menu, or a line of an order. */
export type SwitchedDish = Pick<DishOnMenu, 'id' | 'nameEn' | 'nameTr' | 'isAvailable'>;

export type OrderActions = {
  open: (order: OrderOnBoard) => void;
  /** A completed order whose own bill is open asks first how it is paid. */
  move: (order: OrderOnBoard, to: OrderStatus) => void;
  /** Says that the dishes of a row are done, or that they are not. */
  tick: (order: Pick<OrderOnBoard, 'id' | 'code'>, row: TickRow) => void;
  bill: (order: OrderOnBoard) => void;
  /** Asks for a reason, then cancels. */
  cancel: (order: OrderOnBoard) => void;
  print: (kind: PrintKind, order: OrderOnBoard) => void;
  switchDish: (dish: SwitchedDish) => void;
  /** Holds the sold-out dishes of the replica. */
  soldOut: ReadonlySet<number>;
};

export const OrderActionsContext = createContext<OrderActions | null>(null);

export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('An order is shown outside of its page.');
  return actions;
}

/** Returns the ageing and re-renders only on change. */
export function useAgeing(order: StaffOrder): Ageing {
  const since = waitingSince(order);
  const minutes = useBarRules().ageing[order.orderType];
  return useClockValue((now) => orderAgeing(minutes, now - since), 'on_time');
}

export function useMinutes(order: StaffOrder): number {
  const since = waitingSince(order);
  return useClockValue((now) => wholeMinutes(now - since), 0);
}

/** True if the order came in while closed and the venue has not opened: nobody waits. */
export function useIsBeforeOpening(order: StaffOrder): boolean {
  const since = waitingSince(order);
  return useClockValue((now) => order.preparedFrom !== null && now < since, false);
}

/** Returns the band's colour; new orders that are on time have their own colour. */
export function bandOf(order: StaffOrder, ageing: Ageing): Ageing | 'new' {
  return ageing === 'on_time' && orderStatusOf(order.status) === 'pending' ? 'new' : ageing;
}

const SECOND_MS = 1000;

/** Formats elapsed time: 4:07, after an hour 1:02:09. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

export function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / (60 * SECOND_MS)));
}

/** Names the methods that the order's bill was paid by; null: nobody has paid it. An old bill has the order's own word. */
export function usePaidWords(order: StaffOrder): string | null {
  const { t } = useLingui();
  const bill = useStaffBill(order.billId);
  const kind = recordedPayment(order);
  if (kind === null) return null;
  const methods = methodsOf(bill?.payments ?? []);
  if (methods.length === 0) return t(PAYMENT_WORDS[kind]);
  return methods.map((method) => t(METHOD_WORDS[method])).join(', ');
}
