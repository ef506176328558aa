import { type BrunchDetails, namedIn } from '#domain/brunch/brunch-details';
import { type BrunchRules, turkishNames } from '#domain/brunch/brunch-rules';
import { liraText } from '#domain/money';
import type { BrunchWish } from '../../../data/bookings/my-booking';
import type { BrunchDraft } from '../../../data/drafts/brunch-draft';
import { othersOf } from './brunch-others';

type Told = { depositRequired: boolean; rules: BrunchRules; totalKurus: number | null };

/** Returns the booking form from the wizard's choices, with the deposit and price shown. */
export function wishOf(
  answers: BrunchDraft,
  details: BrunchDetails,
  { depositRequired, rules, totalKurus }: Told,
): BrunchWish {
  const { selectedFood, selectedSauce, selectedDrink } = answers;
  const first = { food: selectedFood, sauce: selectedSauce || null, drink: selectedDrink };
  const party = { ...answers, partySize: String(details.partySize) };
  const otherChoices = othersOf(party, rules);
  return {
    ...details,
    selectedFood,
    selectedSauce: selectedSauce || null,
    selectedDrink,
    otherChoices,
    names: turkishNames(namedIn([first, ...otherChoices], rules)),
    totalAmount: totalKurus === null ? null : liraText(totalKurus),
    depositRequired,
    depositAmount: depositRequired ? liraText(rules.depositKurus) : null,
  };
}
