import * as v from 'valibot';
import { memberBookings } from '../bookings/guest-booking';
import { orderItemRead, orderRead } from '../orders/guest-order';
import { CONSENT_CHANNELS } from './sign-in-member';

const consents = v.object({ email: v.boolean(), sms: v.boolean() });

export const memberRead = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  loyaltyPoints: v.number(),
  createdAt: v.string(),
  /** True once a code has verified the address; the member can then use points. */
  isVerified: v.boolean(),
  consents,
});

export const signedInOrAsked = v.union([memberRead, v.object({ codeSent: v.boolean() })]);

const holdRead = v.object({
  id: v.string(),
  menuItemId: v.number(),
  points: v.number(),
  expiresAt: v.string(),
});

const pointsTransaction = v.object({
  id: v.string(),
  description: v.string(),
  pointsChange: v.number(),
  createdAt: v.string(),
});

export const pointsRead = v.object({
  currentPoints: v.number(),
  transactions: v.array(pointsTransaction),
  holds: v.array(holdRead),
});

const balance = v.object({ loyaltyPoints: v.number() });

export const redeemResponse = v.object({
  mutationId: v.string(),
  holdId: v.string(),
  expiresAt: v.string(),
  item: v.object({
    id: v.number(),
    name: v.string(),
    nameEn: v.string(),
    nameTr: v.string(),
    imageUrl: v.string(),
  }),
  user: balance,
});

export const releasedHold = v.object({ user: balance });

const memberOrder = v.object({ ...orderRead.entries, items: v.array(orderItemRead) });
export const memberOrders = v.array(memberOrder);

export const changedConsents = v.object({ consents });

const address = v.record(v.string(), v.unknown());

/** Lists what a member may take away: everything that the member wrote, no name of staff. */
export const memberExport = v.object({
  exportedAt: v.string(),
  user: memberRead,
  loyalty: pointsRead,
  reservations: memberBookings,
  orders: v.array(v.object({ ...memberOrder.entries, deliveryAddress: v.nullable(address) })),
  consents: v.array(
    v.object({
      id: v.string(),
      channel: v.picklist(CONSENT_CHANNELS),
      isGranted: v.boolean(),
      textVersion: v.string(),
      language: v.string(),
      at: v.string(),
    }),
  ),
});

export const forgottenDevice = v.object({ forgotten: v.boolean() });

export type MemberRead = v.InferOutput<typeof memberRead>;
export type PointsRead = v.InferOutput<typeof pointsRead>;
export type PointsTransaction = PointsRead['transactions'][number];
export type RedeemResponse = v.InferOutput<typeof redeemResponse>;
export type MemberOrder = v.InferOutput<typeof memberOrder>;
export type MemberBooking = v.InferOutput<typeof memberBookings>[number];
