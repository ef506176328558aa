import { isOnlyCheaper } from '#domain/orders/order-changes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { DataDeps } from '../deps';
import { newSecret } from '../ids';
import { isRecord, recordOf, textField } from '../json';
import { changesOf, newTotalOf } from './changed-cart';
import type { MyOrder } from './my-order';
import { type NewOrder, newOrder } from './new-order';
import { acceptedCart } from './supersede-order';

type Asked = { entry: OutboxEntry; order: MyOrder };
type Deps = Pick<DataDeps, 'now' | 'mono' | 'bootId' | 'newId'>;

/** Returns the same order at the server's lower price, if no dish is missing; null means that a person must decide. */
export async function cheaperOrder(
  deps: Deps,
  { entry, order }: Asked,
  refusal: unknown,
): Promise<NewOrder | null> {
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
