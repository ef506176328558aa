import * as v from 'valibot';
import { openTabMutation, renameTabMutation, type TabInput } from '#domain/bills/bill';
import {
  TAKE_BACK_MS,
  type TakeOrderBody,
  takeOrderInput,
  takeOrderMutation,
} from '#domain/orders/take-order';
import type { AdminDb, StaffDeps } from '../../admin-db';
import { readMeta } from '../../db';
import { recordOf } from '../../json';
import { billAtTable, orderOfRound } from '../../orders/unsent-rounds';
import { enqueue, queued } from '../../outbox/enqueue';
import { advanced, inOutbox, readEntry } from '../../outbox/outbox';
import { mergeBills } from '../bills';
import { discardEntry } from '../entries';

type AtTable = Extract<TakeOrderBody, { serviceType: 'table' }>;

/** At a table the command finds the bill itself, unless the person sends for a known one. */
export type Round = Exclude<TakeOrderBody, AtTable> | (Omit<AtTable, 'bill'> & { bill?: string });

/**
 * Queues a round, and shows it. It stays on this device for ten seconds, so that it can be taken back. Returns its id,
 * which is that of the order, and that of the bill.
 * @throws DomainError unauthorized
 */
export async function takeOrder(deps: StaffDeps, round: Round) {
  const { db } = deps;
  const id = deps.newId();
  const body = await withBill(deps, round);
  const billId = body.serviceType === 'table' ? body.bill : id;
  const [menu, offset, table] = await Promise.all([
    db.menuItem.bulkGet(body.items.map((line) => line.originalMenuItemId)),
    readMeta<number>(db, 'clockOffsetMs'),
    tableOf(db, body),
  ]);
  const dishes = menu.filter((dish) => dish !== undefined);
  const at = deps.now() + (offset ?? 0);
  await enqueue(deps, {
    mutation: takeOrderMutation,
    entityId: billId,
    body,
    id,
    holdMs: TAKE_BACK_MS,
    shows: ({ firstName: by }) =>
      db.order.put(orderOfRound(body, dishes, { id, billId, by, at, table })),
  });
  return { id, billId };
}

async function tableOf(db: AdminDb, body: TakeOrderBody): Promise<string | null> {
  if (body.serviceType !== 'table' || body.tableId === undefined) return null;
  return (await db.venueTable.get(body.tableId))?.label ?? null;
}

async function withBill(deps: StaffDeps, round: Round): Promise<TakeOrderBody> {
  if (round.serviceType !== 'table') return round;
  const { bill, tableId } = round;
  const known = bill ?? (tableId === undefined ? null : await billAtTable(deps.db, tableId));
  return { ...round, bill: known ?? deps.newId() };
}

/** Takes a round back before this device sends it. Returns false if it is on its way already. */
export function takeOrderBack(deps: StaffDeps, { id }: { id: string }): Promise<boolean> {
  return inOutbox(deps, async () => {
    const entry = readEntry(await deps.db.outbox.get(id));
    if (entry?.state !== 'queued' || entry.sentAt !== undefined) return false;
    await deps.db.outbox.put(advanced(entry, 'userCancel', deps.now()));
    await deps.db.order.delete(id);
    return true;
  });
}

/**
 * Sends a round again that the server had a question about: to the party that has left (`isLate`), or to the one that
 * sits at the table now. Returns the new round; null if it needs no answer any more.
 */
export async function answerRound(
  deps: StaffDeps,
  { id, isLate }: { id: string; isLate: boolean },
): Promise<{ id: string; billId: string } | null> {
  const entry = readEntry(await deps.db.outbox.get(id));
  const read = v.safeParse(takeOrderInput, recordOf(entry?.body));
  const isAsking = entry?.state === 'needs_user' || entry?.state === 'rejected';
  if (!isAsking || !read.success || read.output.serviceType !== 'table') return null;
  await discardEntry(deps, { id });
  const round = read.output;
  return takeOrder(deps, isLate ? { ...round, isLate } : { ...round, bill: deps.newId() });
}

/** Sends a round that could still be taken back. */
export async function sendOrderNow(deps: StaffDeps, { id }: { id: string }): Promise<void> {
  await inOutbox(deps, async () => {
    const entry = readEntry(await deps.db.outbox.get(id));
    if (entry?.state !== 'queued' || entry.heldUntil === undefined) return;
    const { heldUntil: _, waitMs: __, ...free } = entry;
    await deps.db.outbox.put({ ...free, nextAt: deps.now() });
  });
  deps.wake();
}

/** Opens a bill without a table. Returns its id. @throws DomainError unauthorized */
export async function openTab(deps: StaffDeps, tab: TabInput): Promise<string> {
  const billId = deps.newId();
  await enqueue(deps, { mutation: openTabMutation, entityId: billId, body: tab });
  return billId;
}

/** Changes name, phone and member of a tab. @throws DomainError unauthorized */
export const renameTab = queued(renameTabMutation, 'billId');

/** The guests of a tab sit down: their bill becomes that of the table, or joins the one there. */
export async function seatTab(
  deps: StaffDeps,
  { billId, tableId, label }: { billId: string; tableId: number; label: string },
): Promise<string> {
  const into = (await billAtTable(deps.db, tableId)) ?? deps.newId();
  await mergeBills(deps, { billId, into, begins: { label, tableId } });
  return into;
}

/** A party leaves its table: its bill goes on as a tab, and the table is free. */
export async function leaveTable(
  deps: StaffDeps,
  { billId, name }: { billId: string; name: string },
): Promise<string> {
  const into = deps.newId();
  await mergeBills(deps, { billId, into, begins: { label: name }, freesTable: true });
  return into;
}
