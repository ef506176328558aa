import type { BrunchDetails } from '#domain/brunch/brunch-details';
import { liraText } from '#domain/money';
import type { BrunchWish } from '../../../data/bookings/my-booking';
import type { BrunchDraft } from '../../../data/drafts/brunch-draft';
import { othersOf } from './brunch-others';

type Told = { depositRequired: boolean; depositKurus: number; totalKurus: number | null };

/** Returns the booking form from the wizard's choices, with the deposit and price shown. */
export function wishOf(
  answers: BrunchDraft,
  details: BrunchDetails,
  { depositRequired, depositKurus, totalKurus }: Told,
): BrunchWish {
  const { selectedFood, selectedSauce, selectedDrink } = answers;
  return {
    ...details,
    selectedFood,
    selectedSauce: selectedSauce || null,
    selectedDrink,
    otherChoices: othersOf({ ...answers, partySize: String(details.partySize) }),
    totalAmount: totalKurus === null ? null : liraText(totalKurus),
    depositRequired,
    depositAmount: depositRequired ? liraText(depositKurus) : null,
  };
}
