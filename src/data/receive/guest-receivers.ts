import type { GuestMutationKind, MutationKind } from '#domain/registry/mutations';
import { forgetOldBookings, receiveBooking } from '../bookings/my-booking';
import type { Received, Receivers } from '../db';
import type { GuestDb } from '../guest-db';
import { receiveMessage } from '../messages/my-message';
import { afterTakingBack, cheaperOrder, supersede } from '../orders/changed-cart';
import { forgetOldOrders, receiveOrder } from '../orders/my-order';

type Receive = (db: GuestDb, received: Received) => Promise<unknown>;

const order: Receive = (db, { entry, id, ...received }) =>
  receiveOrder(db, id, { kind: entry.kind, ...received });

const booking: Receive = (db, { entry, id, ...received }) =>
  receiveBooking(db, id, { kind: entry.kind, ...received });

const KINDS: Record<GuestMutationKind, Receive> = {
  'order.create': order,
  async 'order.cancel'(db, received) {
    const { id, state, now } = received;
    await afterTakingBack(db, id, { state, now });
    await order(db, received);
  },
  'message.create': (db, { id, state, now }) => receiveMessage(db, id, { state, now }),
  'reservation.create': booking,
  'reservation.cancel': booking,
  'reservation.change': booking,
  'reservation.late': booking,
  'brunch.create': booking,
  'brunch.cancel': booking,
  'brunch.change': booking,
  'brunch.late': booking,
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
