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

/** An unknown status displays as pending. */
export function brunchStatusOf(text: string): BrunchStatus {
  return BRUNCH_STATUSES.find((status) => status === text) ?? 'pending';
}

/** A Bottomless Brunch booking as staff and its guest read it. */
export type BrunchRead = BookingRead & {
  selectedFood: string;
  selectedSauce: string | null;
  selectedDrink: string;
  /** What the others of the party have; empty where nobody has said. */
  otherChoices: BrunchPlate[];
  /** The price of the party as it was booked, in lira; null: the menu had none. */
  totalAmount: string | null;
  depositRequired: boolean;
  /** When an unpaid deposit ends the booking (ISO time); null: none is due. */
  depositDueAt: string | null;
  /** A recorded fact, not a status: when it was paid and who took it. */
  depositPaidAt: string | null;
  depositPaidBy: string | null;
  /** When the first drink stood on the table, and who served it; from then on runs the time of drinks. */
  firstDrinkAt: string | null;
  firstDrinkBy: string | null;
};
