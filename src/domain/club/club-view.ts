import type { BookingRead } from '../bookings/booking';
import type { OrderItemRead, OrderRead } from '../orders/order-view';
import type { ConsentChannel } from './join-club';

export type MemberRead = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  loyaltyPoints: number;
  createdAt: string;
  /** True once a code has verified the address; the member can then use points. */
  isVerified: boolean;
  consents: Record<ConsentChannel, boolean>;
};

export type PointsTransaction = {
  id: string;
  description: string;
  pointsChange: number;
  createdAt: string;
};

export type HoldRead = {
  id: string;
  menuItemId: number;
  points: number;
  expiresAt: string;
};

export type PointsRead = {
  currentPoints: number;
  transactions: PointsTransaction[];
  holds: HoldRead[];
};

export type RedeemResponse = {
  mutationId: string;
  holdId: string;
  expiresAt: string;
  item: { id: number; name: string; nameEn: string; nameTr: string; imageUrl: string };
  user: { loyaltyPoints: number };
};

export type MemberOrder = OrderRead & { items: OrderItemRead[] };

export type MemberBooking = BookingRead & {
  kind: 'table' | 'brunch';
  tablePreference: string | null;
};
