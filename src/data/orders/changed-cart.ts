import type { CartLine } from '#domain/cart/cart';
import { DomainError } from '#domain/error-codes';
import { kurusOf } from '#domain/money';
import { isOnlyCheaper, type OrderChange } from '#domain/orders/order-changes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityKey } from '#domain/sync/mutation';
import type { Received } from '../db';
import type { DataDeps } from '../deps';
import type { GuestDb, GuestDeps } from '../guest-db';
import { newSecret } from '../ids';
import { isRecord, recordOf, textField } from '../json';
import { entriesOf, firstSeq, mayReachTablet, readEntry } from '../outbox/entries';
import { advanced } from '../outbox/outbox';
import { type MyOrder, withoutSecret } from './my-order';
import { addOrder, type NewOrder, newOrder, type OrderedCart } from './new-order';

export function changesOf(response: unknown): OrderChange[] {
  const changes = isRecord(response) ? response.changes : null;
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

/** Returns the total without sold-out lines, in kuruş; null if the refusal lacks the total. */
export function newTotalOf(response: unknown): number | null {
  const total = isRecord(response) ? response.totalAmount : null;
  return typeof total === 'string' || typeof total === 'number' ? kurusOf(total) : null;
}

/** Returns the lines at the server's prices, without sold-out ones. */
function changedLines(lines: readonly CartLine[], changes: readonly OrderChange[]): CartLine[] {
  return lines.flatMap((line, index) => {
    const ofLine = changes.filter((change) => change.kind !== 'total' && change.line === index);
    if (ofLine.some((change) => change.kind === 'sold_out')) return [];
    const price = ofLine.find((change) => change.kind === 'price')?.new ?? line.price;
    return [{ ...line, price }];
  });
}

function isChange(change: unknown): change is OrderChange {
  if (!isRecord(change)) return false;
  if (change.kind === 'total') return typeof change.new === 'string';
  if (typeof change.line !== 'number') return false;
  return change.kind === 'sold_out' || (change.kind === 'price' && typeof change.new === 'string');
}

/** Returns the cart at the server's prices. @throws DomainError order.empty */
export function acceptedCart(order: MyOrder, refusal: unknown): OrderedCart {
  const lines = changedLines(order.lines, changesOf(refusal));
  if (lines.length === 0) throw new DomainError('order.empty');
  return { lines, draft: order.draft, totalKurus: newTotalOf(refusal) ?? order.totalKurus };
}

/** Replaces an order inside the outbox's transaction. A second confirmation gets the id of the first. */
export async function supersede(
  deps: Pick<GuestDeps, 'db' | 'now'>,
  oldId: string,
  made: NewOrder,
): Promise<string> {
  const { db } = deps;
  const old = readEntry(await db.outbox.get(oldId));
  const oldOrder = await db.myOrder.get(oldId);
  if (old?.state !== 'needs_user' || !oldOrder) return oldOrder?.supersededBy ?? oldId;
  const newId = made.order.id;
  const ended = advanced(old, 'userConfirm', deps.now());
  await db.outbox.put({ ...ended, supersededBy: newId });
  await db.myOrder.put({ ...withoutSecret(oldOrder), supersededBy: newId });
  await addOrder(db, {
    entry: { ...made.entry, supersedes: oldId },
    order: { ...made.order, supersedes: oldId },
  });
  return newId;
}

type Asked = { entry: OutboxEntry; order: MyOrder };
type Deps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

/** Returns the same order at the server's lower price, if no dish is missing; null means that a person must decide. */
export async function cheaperOrder(deps: Deps, { entry, order }: Asked, refusal: unknown) {
  if (!asksForLess(order, refusal)) return null;
  const cart = acceptedCart(order, refusal);
  const memberId = textField(recordOf(entry.body), 'userId');
  const made = await newOrder(deps, cart, { id: deps.newId(), secret: newSecret(), memberId });
  const { createdAt, bootId, createdMono, language } = entry;
  return {
    entry: { ...made.entry, createdAt, bootId, createdMono, ...(language ? { language } : {}) },
    order: {
      ...made.order,
      createdAt: order.createdAt,
      wasKurus: order.wasKurus ?? order.totalKurus,
    },
  };
}

function asksForLess(order: MyOrder, refusal: unknown): boolean {
  if (!isRecord(refusal) || refusal.code !== 'price_changed') return false;
  const changes = changesOf(refusal);
  // Changes unknown to this build need a person.
  const isAllRead = Array.isArray(refusal.changes) && refusal.changes.length === changes.length;
  const total = newTotalOf(refusal);
  return isAllRead && isOnlyCheaper(changes) && total !== null && total < order.totalKurus;
}

/** After a request to end an order, stores its end, or reads the confirmation if a tablet has imported the order. */
export async function afterTakingBack(db: GuestDb, { id, state, now }: Received): Promise<void> {
  const entries = await entriesOf(db, entityKey('order', id));
  const made = entries.find((entry) => entry.id === id);
  if (!made || !mayReachTablet(made)) return;
  if (state === 'acked') {
    await db.outbox.put(advanced(made, 'userCancel', now));
    const order = await db.myOrder.get(id);
    if (order) await db.myOrder.put(withoutSecret(order));
  } else if (state === 'rejected') {
    const event = made.state === 'needs_user' ? 'userAgain' : 'updateApplied';
    const asking = { ...advanced(made, event, now), seqInKey: firstSeq(entries), nextAt: now };
    await db.outbox.put(asking);
  }
}
