import type { TillRules } from '#domain/bills/line-entry';
import { USUAL_TILL_RULES } from '#domain/bills/line-entry';
import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityIdOf } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { isUnsentOrder } from '../admin-db';
import type { People } from '../outbox/enqueue';
import { isAsking, isWaiting } from '../outbox/enqueue';
import { readPeople } from '../session';
import { readPins, readTeam } from '../staff/tablet-lock';
import { readBarRules, staffEntries } from '../sync/pull';
import type { ChangedOrder, LineOnBill } from './line-changes';
import { LINE_CHANGES, linesOfBill, withLineChanges } from './line-changes';

/** The server refused a change of lines; a person decides. */
export type LineQuestion = { entryId: string; kind: OutboxEntry['kind']; code: string };

export type BillLines = {
  billId: string;
  /** The orders with a line here, as they stand with what this tablet has queued. */
  orders: readonly ChangedOrder[];
  lines: readonly LineOnBill[];
  /** What unsent changes of this tablet add to the worth that the server knows (kuruş, mostly negative). */
  unsentKurus: number;
  questions: readonly LineQuestion[];
};

/** Reads the lines of all bills with what this tablet has queued laid over them. */
export function readBillLines(db: AdminDb): Promise<BillLines[]> {
  return db.transaction('r', db.order, db.outbox, db.meta, async () => {
    const [orders, rows, people, pins, team, { till }] = await Promise.all([
      db.order.toArray(),
      db.outbox.toArray(),
      readPeople(db),
      readPins(db),
      readTeam(db),
      readBarRules(db),
    ]);
    const colleagues = [...Object.values(pins).map(({ user }) => user), ...team];
    const names = colleagues.map(({ id, firstName }) => [id, firstName]);
    const known = { people: { ...Object.fromEntries(names), ...people }, till };
    return billLines(orders, staffEntries(rows), known);
  });
}

export function billLines(
  orders: readonly StaffOrder[],
  entries: readonly OutboxEntry[],
  known: { people: People; till: TillRules },
): BillLines[] {
  const changes = entries.filter(({ kind }) => kind in LINE_CHANGES).sort(byTap);
  const waiting = changes.filter(({ state }) => isWaiting(state));
  // The server has an acknowledged change; its orders come with the next pull.
  const accepted = changes.filter(({ state, kind }) => state === 'acked' && kind !== 'line.move');
  // A refused round may belong to another party: it counts nowhere until a person has answered.
  const refused = new Set(entries.filter(isAsking).map(({ id }) => id));
  const unsent = orders.filter((order) => isUnsentOrder(order) && !refused.has(order.id));
  const sent = withLineChanges(
    orders.filter((order) => !isUnsentOrder(order)),
    accepted,
    known,
  ).map(settled);
  const shown = withLineChanges([...sent, ...unsent], waiting, known);
  const ids = new Set([...sent, ...shown].flatMap(billsOf));
  return [...ids].map((billId) => ({
    billId,
    orders: shown.filter((order) => billsOf(order).includes(billId)),
    lines: linesOfBill(shown, billId),
    unsentKurus: worthOf(shown, billId) - worthOf(sent, billId),
    questions: changes
      .filter((change) => entityIdOf(change.entityKey) === billId && isAsking(change))
      .map(({ id, kind, lastCode = 'internal' }) => ({ entryId: id, kind, code: lastCode })),
  }));
}

/** Returns orders as tickets show them with this tablet's unsent changes of lines; those made again come first. */
export function withUnsentLines(
  orders: readonly StaffOrder[],
  entries: readonly OutboxEntry[],
  people: People,
): readonly StaffOrder[] {
  const waiting = entries.filter(({ kind, state }) => kind in LINE_CHANGES && isWaiting(state));
  if (waiting.length === 0) return orders;
  const known = { people, till: USUAL_TILL_RULES };
  const laid = withLineChanges(orders, waiting.sort(byTap), known);
  return [...laid.slice(orders.length), ...laid.slice(0, orders.length)];
}

function byTap(a: OutboxEntry, b: OutboxEntry): number {
  return a.createdAt - b.createdAt || a.seqInKey - b.seqInKey;
}

function settled(order: ChangedOrder): ChangedOrder {
  return { ...order, entries: order.entries.map((entry) => ({ ...entry, isQueued: false })) };
}

function billsOf({ billId, items }: Pick<StaffOrder, 'billId' | 'items'>): string[] {
  return items.flatMap((item) => item.billId ?? billId ?? []);
}

function worthOf(orders: readonly ChangedOrder[], billId: string): number {
  const fees = orders.filter((order) => order.billId === billId && order.status !== 'cancelled');
  return (
    linesOfBill(orders, billId).reduce((sum, { worth }) => sum + worth, 0) +
    fees.reduce((sum, { deliveryFee }) => sum + shownKurus(deliveryFee), 0)
  );
}
