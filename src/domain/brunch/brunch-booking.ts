import type * as v from 'valibot';
import type { StaffBookingFields } from '../bookings/booking';
import type { guestBrunch } from '../bookings/guest-booking';

export const BRUNCH_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'expired',
] as const;
export type BrunchStatus = (typeof BRUNCH_STATUSES)[number];

export function brunchStatusOf(text: string): BrunchStatus {
  return BRUNCH_STATUSES.find((status) => status === text) ?? 'pending';
}

export type GuestBrunch = v.InferOutput<typeof guestBrunch>;

export type BrunchRead = GuestBrunch &
  StaffBookingFields & { depositPaidBy: string | null; firstDrinkBy: string | null };
