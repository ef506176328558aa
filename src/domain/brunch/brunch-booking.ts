import type { BookingRead } from '../bookings/booking';
import type { BrunchPlate } from './brunch-party';

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

export type BrunchRead = BookingRead & {
  selectedFood: string;
  selectedSauce: string | null;
  selectedDrink: string;
  otherChoices: BrunchPlate[];
  totalAmount: string | null;
  depositRequired: boolean;
  /** When the booking expires with an unpaid deposit (ISO time); null: none due. */
  depositDueAt: string | null;
  depositPaidAt: string | null;
  depositPaidBy: string | null;
  /** When the first drink was served, and the member of staff; the 90 minutes start here. */
  firstDrinkAt: string | null;
  firstDrinkBy: string | null;
};
