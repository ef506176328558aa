import { DomainError } from '#domain/error-codes';
import { memberIdIn } from '../../club/club-store';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import {
  addOrder,
  isBeingSent,
  isHereAlready,
  newOrder,
  type OrderedCart,
  orderBody,
  sendUnsaved,
} from '../../orders/new-order';
import { forgetCart, pendingOrderFor } from '../../orders/pending-order';
import { saveWithRoom } from '../../outbox/save-with-room';
import { noteRefusal } from '../../storage/keep-storage';

type GuestDeps = DataDeps<GuestDb>;

export type PlacedOrder = {
  orderId: string;
  /** `memory`: the browser refused to store; the app sends at once and keeps the cart until the server responds. */
  saved: 'device' | 'memory';
};

/** Stores and queues an order. A second tap on the same cart makes no second order. @throws DomainError order.empty */
export async function placeOrder(deps: GuestDeps, cart: OrderedCart): Promise<PlacedOrder> {
  if (cart.lines.length === 0) throw new DomainError('order.empty');
  const pending = pendingOrderFor(deps, JSON.stringify(orderBody(cart)));
  if (isBeingSent(pending.id)) return { orderId: pending.id, saved: 'memory' };
  const made = await newOrder(deps, cart, { ...pending, memberId: memberIdIn(deps.storage) });
  try {
    await saveWithRoom(deps, () => addOrder(deps.db, made)).catch((error) => {
      if (!isHereAlready(error)) throw error;
    });
  } catch (error) {
    console.error(error);
    noteRefusal(error);
    void sendUnsaved(deps, made);
    return { orderId: pending.id, saved: 'memory' };
  }
  forgetCart(deps, cart.lines);
  deps.wake();
  return { orderId: pending.id, saved: 'device' };
}
