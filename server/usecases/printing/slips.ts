import { signedKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { billSlip } from '#domain/printing/bill-slip';
import { testSlip } from '#domain/printing/mark-slip';
import type { Slip } from '#domain/printing/slip';
import { SLIP_LANGUAGE, type SlipLanguage } from '#domain/printing/slip-words';
import { kitchenSlip, movedSlip, voidSlip } from '#domain/printing/station-slips';
import type { DayPaper } from '#domain/till/day-close';
import type { PrintJobRow } from '../../repositories/printing/print-jobs.repository';
import { billRead } from '../../repositories/rows/bill-wire';
import { staffOrder } from '../../repositories/rows/order-wire';
import type { Parts } from '../shared/parts';

export type SlipDeps = Pick<Parts, 'orders' | 'bills' | 'days' | 'printers' | 'now'> & {
  daySlip: (paper: DayPaper, at: number, language: SlipLanguage) => Slip;
};

/** `entries`: the order had so many when the slip was written. */
export type WrittenSlip = { slip: Slip; entries: number | null };

const language = SLIP_LANGUAGE;

/** Writes the slip of a job as things are now; null means that nothing of it is left to print. */
export async function writeSlip(deps: SlipDeps, job: PrintJobRow): Promise<WrittenSlip | null> {
  const { orderId } = job;
  if (orderId === null) {
    const slip = await otherSlip(deps, job);
    return slip && { slip, entries: null };
  }
  const stored = await deps.orders.find(orderId);
  const slip = stored && orderSlip(staffOrder(stored), job);
  return slip && { slip, entries: stored.entries?.length ?? 0 };
}

function orderSlip(order: StaffOrder, { kind, about, prints: stations }: PrintJobRow): Slip | null {
  const wanted = { order, stations, language };
  if (kind === 'move') return movedSlip({ ...wanted, from: about ?? '' });
  if (kind === 'kitchen') return order.status === 'cancelled' ? null : kitchenSlip(wanted);
  const entry = order.entries?.find(({ id }) => id === about);
  if (entry?.kind === 'undo') return kitchenSlip({ ...wanted, order: backOf(order, entry) });
  return voidSlip({ ...wanted, entries: entry ? [entry] : [] });
}

/** What was taken off is to be made after all. */
function backOf(order: StaffOrder, entry: { lineNo: number; quantity: number }): StaffOrder {
  const items = order.items
    .filter(({ lineNo }) => lineNo === entry.lineNo)
    .map((item) => ({ ...item, quantity: entry.quantity }));
  return { ...order, items, entries: [], isAgain: true };
}

function otherSlip(deps: SlipDeps, { kind, about, printerId }: PrintJobRow): Promise<Slip | null> {
  if (kind === 'test') return slipOfTest(deps, printerId);
  return kind === 'day' ? slipOfDay(deps, about ?? '') : slipOfBill(deps, about ?? '');
}

async function slipOfTest({ printers, now }: SlipDeps, printerId: string): Promise<Slip | null> {
  const printer = await printers.find(printerId);
  return printer && testSlip({ name: printer.name, at: now(), language });
}

async function slipOfDay(deps: SlipDeps, day: string): Promise<Slip | null> {
  const close = await deps.days.close(day);
  if (!close) return null;
  const { no, closedAt, by, figures } = close;
  const z = { no, closedAt: new Date(closedAt).toISOString(), by };
  return deps.daySlip({ day, z, figures, issues: [] }, deps.now(), language);
}

async function slipOfBill({ bills, orders, now }: SlipDeps, id: string): Promise<Slip | null> {
  const stored = await bills.find(id);
  if (!stored) return null;
  const bill = billRead(stored);
  // A line may have come from an order of another bill, and an order may have no line left here but its fee.
  const [lines, own] = await Promise.all([bills.lines(bill.id), bills.orders(bill.id)]);
  const ids = new Set([...own.map((order) => order.id), ...lines.map(({ orderId }) => orderId)]);
  const found = await Promise.all([...ids].map(orders.find));
  return billSlip({
    bill: { ...bill, worthKurus: signedKurus(bill.worth), paidKurus: signedKurus(bill.paid) },
    orders: found.flatMap((order) => (order ? [staffOrder(order)] : [])),
    at: now(),
    language,
  });
}
