import type * as v from 'valibot';
import type { memberBookings } from '../bookings/guest-booking';
import type { memberOrder, memberRead, pointsRead, redeemResponse } from './guest-member';

export type MemberRead = v.InferOutput<typeof memberRead>;
export type PointsRead = v.InferOutput<typeof pointsRead>;
export type PointsTransaction = PointsRead['transactions'][number];
export type HoldRead = PointsRead['holds'][number];
export type RedeemResponse = v.InferOutput<typeof redeemResponse>;
export type MemberOrder = v.InferOutput<typeof memberOrder>;
export type MemberBooking = v.InferOutput<typeof memberBookings>[number];
