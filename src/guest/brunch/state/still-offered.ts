import { needsBrunchSauce, offers } from '#domain/brunch/brunch-details';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import type { BrunchDraft } from '../../../data/drafts/brunch-draft';

/** Empties the answers that the venue no longer offers, so the wizard asks for them again. */
export function stillOffered(answers: BrunchDraft, rules: BrunchRules): BrunchDraft {
  const { selectedFood, selectedSauce, selectedDrink, reservationTime, partySize } = answers;
  const hasSauce = needsBrunchSauce(selectedFood, rules) && offers(rules.sauces, selectedSauce);
  return {
    ...answers,
    selectedFood: offers(rules.foods, selectedFood) ? selectedFood : '',
    selectedSauce: hasSauce ? selectedSauce : '',
    selectedDrink: offers(rules.drinks, selectedDrink) ? selectedDrink : '',
    reservationTime: rules.slots.includes(reservationTime) ? reservationTime : '',
    partySize: Number(partySize) <= rules.maxParty ? partySize : '',
  };
}
