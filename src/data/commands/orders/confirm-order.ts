import { DomainError } from '#domain/error-codes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { isStale, mayReconfirm } from '#domain/sync/age';
import { memberIdIn } from '../../club/club-store';
import { withDb } from '../../db-health';
import { clockOf, type DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { newSecret } from '../../ids';
import { recordOf } from '../../json';
import { acceptedCart, supersede } from '../../orders/changed-cart';
import type { MyOrder } from '../../orders/my-order';
import { newOrder, type OrderedCart, replaceUnsaved, unsavedOrder } from '../../orders/new-order';
import { mayReachTablet, readEntry } from '../../outbox/entries';
import { advanced, inOutbox } from '../../outbox/outbox';

type GuestDeps = DataDeps<GuestDb>;

type Confirmation = { orderId: string; accept: 'changes' | 'stale' };

/**
 * Confirms an order that needs a decision: a new order with a new id replaces it in one transaction. After `changes`
 * the new order has the server's prices and no sold-out lines; after `stale`, the lines that the guest saw. An old
 * order whose QR code was shown keeps its id: a tablet may import it at any time.
 * @throws DomainError not_found, stale_order (too old to confirm), order.empty (nothing left)
 */
export async function confirmOrder(
  deps: GuestDeps,
  { orderId, accept }: Confirmation,
): Promise<{ orderId: string }> {
  const { db } = deps;
  const unsaved = unsavedOrder(orderId);
  const asked = unsaved?.entry ?? readEntry(await withDb(db, () => db.outbox.get(orderId)));
  const order = unsaved?.order ?? (await withDb(db, () => db.myOrder.get(orderId)));
  if (order?.supersededBy) return { orderId: order.supersededBy };
  if (!order || asked?.state !== 'needs_user') throw new DomainError('not_found');
  if (mayReachTablet(asked)) return sendAgain(deps, asked);
  const cart =
    accept === 'changes'
      ? acceptedCart(order, recordOf(asked.answer))
      : sameCart(deps, order, asked);
  const memberId = memberIdIn(deps.storage);
  const made = await newOrder(deps, cart, { id: deps.newId(), secret: newSecret(), memberId });
  if (unsaved) {
    replaceUnsaved(deps, unsaved, made);
    return { orderId: made.order.id };
  }
  const takenBy = await inOutbox(deps, () => supersede(deps, orderId, made));
  deps.wake();
  return { orderId: takenBy };
}

function sameCart(deps: GuestDeps, order: MyOrder, asked: OutboxEntry): OrderedCart {
  refuseTooOld(deps, asked);
  return order;
}

function refuseTooOld(deps: GuestDeps, asked: OutboxEntry): void {
  const clock = clockOf(deps);
  if (isStale(asked, clock) && !mayReconfirm(asked, clock)) throw new DomainError('stale_order');
}

/** Sends the same order again; its age counts from its confirmation. */
async function sendAgain(deps: GuestDeps, asked: OutboxEntry): Promise<{ orderId: string }> {
  refuseTooOld(deps, asked);
  const { db } = deps;
  await inOutbox(deps, async () => {
    const entry = readEntry(await db.outbox.get(asked.id));
    if (!entry || !mayReachTablet(entry)) return;
    const { now: createdAt, mono: createdMono, bootId } = clockOf(deps);
    const renewed = { createdAt, createdMono, bootId, againAt: createdAt, nextAt: createdAt };
    await db.outbox.put({ ...advanced(entry, 'userAgain', createdAt), ...renewed });
  });
  deps.wake();
  return { orderId: asked.id };
}
