import type { GuestMutationKind, MutationKind } from '#domain/registry/mutations';
import { forgetOldBookings, receiveBooking } from '../bookings/my-booking';
import type { GuestDb, Received, Receivers } from '../db';
import { receiveMessage } from '../messages/my-message';
import { forgetOldOrders, receiveOrder } from '../orders/my-order';
import { afterTakingBack, cheaperOrder, supersede } from '../orders/new-order';

type Receive = (db: GuestDb, received: Received) => Promise<unknown>;

const KINDS: Record<GuestMutationKind, Receive> = {
  'order.create': receiveOrder,
  async 'order.cancel'(db, received) {
    await afterTakingBack(db, received);
    await receiveOrder(db, received);
  },
  'message.create': receiveMessage,
  'reservation.create': receiveBooking,
  'reservation.cancel': receiveBooking,
  'reservation.change': receiveBooking,
  'reservation.late': receiveBooking,
  'brunch.create': receiveBooking,
  'brunch.cancel': receiveBooking,
  'brunch.change': receiveBooking,
  'brunch.late': receiveBooking,
};

export const guestReceivers: Receivers<GuestDb> = {
  receive(db, received) {
    const { kind } = received.entry;
    return isGuestKind(kind) ? KINDS[kind](db, received) : Promise.resolve();
  },

  async followUp(db, deps, asked, response) {
    if (asked.kind !== 'order.create') return null;
    const asking = await db.myOrder.get(asked.id);
    const made = asking && (await cheaperOrder(deps, { entry: asked, order: asking }, response));
    return made ? () => supersede({ db, now: deps.now }, asked.id, made) : null;
  },

  async tidy(db, now) {
    await forgetOldOrders(db, now);
    await forgetOldBookings(db, now);
  },
};

function isGuestKind(kind: MutationKind): kind is GuestMutationKind {
  return kind in KINDS;
}
