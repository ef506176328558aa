import * as v from 'valibot';
import { bookBrunchMutation } from '../bookings/book-brunch';
import { bookTableMutation } from '../bookings/book-table';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  cancelTableBookingMutation,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
} from '../bookings/booking-changes';
import { cancelBrunchMutation } from '../bookings/brunch-changes';
import { sendMessageMutation } from '../messages/send-message';
import { cancelOrderMutation } from '../orders/order';
import { placeOrderMutation } from '../orders/place-order';
import type { Mutation } from '../sync/mutation';
import { ENTRY_STATES } from '../sync/mutation';
import type { MutationKind } from './mutations';

/** Lists what a guest's outbox sends. The guests' app knows no other mutation. */
export const GUEST_MUTATIONS = [
  placeOrderMutation,
  cancelOrderMutation,
  sendMessageMutation,
  bookTableMutation,
  cancelTableBookingMutation,
  changeTableTimeMutation,
  announceLateTableMutation,
  bookBrunchMutation,
  cancelBrunchMutation,
  changeBrunchTimeMutation,
  announceLateBrunchMutation,
] as const satisfies readonly Mutation[];

/** True for mutations that no person made; the outbox sends these after people's mutations. */
export function isAutomatic(kind: MutationKind): boolean {
  return kind === 'order.seen';
}

/** Staff send these for a guest whose phone is offline: any member of staff may send, only a person discards. */
export function isForGuest(kind: MutationKind): boolean {
  return kind === 'order.handover';
}

/** The tablet shows the order of such an entry from the tap on. */
export function bringsOrder(kind: MutationKind): boolean {
  return isForGuest(kind) || kind === 'order.take';
}

/** Holds the version of the stored shape; the outbox keeps an entry of an unknown version untouched. */
export const ENTRY_VERSION = 1;

/** Describes a queued mutation as stored in IndexedDB. Every attempt sends exactly the text in `body`. */
export const outboxEntry = v.object({
  id: v.string(),
  v: v.literal(ENTRY_VERSION),
  /** The reader checks whether its app has the kind. */
  kind: v.custom<MutationKind>((kind) => typeof kind === 'string'),
  method: v.picklist(['POST', 'PUT', 'PATCH']),
  path: v.string(),
  body: v.string(),
  entityKey: v.string(),
  seqInKey: v.number(),
  principal: v.string(),
  language: v.exactOptional(v.picklist(['en', 'tr'])),
  secret: v.exactOptional(v.string()),
  createdAt: v.number(),
  bootId: v.string(),
  createdMono: v.number(),
  ttlMs: v.number(),
  /** The device sent the entry first at this time; afterwards only the server knows whether the entry arrived. */
  sentAt: v.exactOptional(v.number()),
  /** The phone first showed the QR code at this time; afterwards a tablet may have sent the entry. */
  shownAt: v.exactOptional(v.number()),
  againAt: v.exactOptional(v.number()),
  state: v.picklist(ENTRY_STATES),
  attempts: v.number(),
  faults: v.number(),
  firstFaultAt: v.exactOptional(v.number()),
  nextAt: v.number(),
  /** A person may take the entry back until then: nothing sends it earlier. */
  heldUntil: v.exactOptional(v.number()),
  /** The wait until `nextAt` lasts this long (ms): setting the clock back does not prolong the wait. */
  waitMs: v.exactOptional(v.number()),
  leaseOwner: v.exactOptional(v.string()),
  leaseUntil: v.exactOptional(v.number()),
  lastHttp: v.exactOptional(v.number()),
  lastCode: v.exactOptional(v.string()),
  /** Holds the last response body as text: the diff of a 409, the confirmation of a 201. */
  answer: v.exactOptional(v.string()),
  settledAt: v.exactOptional(v.number()),
  supersedes: v.exactOptional(v.string()),
  supersededBy: v.exactOptional(v.string()),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
