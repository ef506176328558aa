import type { BrunchDetails } from '#domain/brunch/brunch-details';
import type { BrunchWish } from '../../data/bookings/my-booking';
import type { BrunchDraft } from '../../data/device/brunch-draft';

/** The wizard's answers as what is booked; the deposit is the one that the guest has read of. */
export function wishOf(
  { selectedFood, selectedSauce, selectedDrink }: BrunchDraft,
  details: BrunchDetails,
  depositRequired: boolean,
): BrunchWish {
  return {
    ...details,
    selectedFood,
    selectedSauce: selectedSauce || null,
    selectedDrink,
    depositRequired,
  };
}

/** What was booked as the wizard's answers, to change something and book again. */
export function answersOf({ partySize, selectedSauce, ...wish }: BrunchWish): BrunchDraft {
  const { depositRequired: _, ...texts } = wish;
  return { ...texts, selectedSauce: selectedSauce ?? '', partySize: String(partySize) };
}
