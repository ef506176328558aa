import type { BookingRead } from '../bookings/booking';
import type { TurkishNames } from './brunch-menu';
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
  /** The booking's own Turkish names, where they are not the usual ones. */
  names?: TurkishNames | null;
  totalAmount: string | null;
  depositRequired: boolean;
  /** The agreed deposit in lira; bookings of older copies lack this field. */
  depositAmount?: string;
  /** A booking with an unpaid deposit expires at this ISO time; null means that no deposit is due. */
  depositDueAt: string | null;
  depositPaidAt: string | null;
  depositPaidBy: string | null;
  /** A member of staff served the first drink at this time; the drinks time starts here. */
  firstDrinkAt: string | null;
  firstDrinkBy: string | null;
  /** The drinks time from the first drink on; bookings of older copies lack this field. */
  drinkMinutes?: number;
};
