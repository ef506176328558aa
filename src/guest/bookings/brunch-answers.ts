import {
  type BrunchDetails,
  namedIn,
  needsBrunchSauce,
  offers,
} from '#domain/brunch/brunch-details';
import { type BrunchPlate, plateForEach } from '#domain/brunch/brunch-party';
import { type BrunchRules, turkishNames } from '#domain/brunch/brunch-rules';
import { liraText } from '#domain/money';
import type { BrunchWish } from '../../data/bookings/my-booking';
import { type BrunchDraft, brunchDraft } from '../../data/drafts/brunch-draft';
import { textField } from '../../data/json';

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

type Told = { depositRequired: boolean; rules: BrunchRules; totalKurus: number | null };

/** Returns the booking from the wizard's choices, with the deposit and price shown. */
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

/** Returns the other people's plates as the wizard shows and books them. */
export function othersOf(answers: BrunchDraft, rules: BrunchRules): BrunchPlate[] {
  const { selectedFood: food, selectedSauce: sauce, selectedDrink: drink, partySize } = answers;
  const first = { food, sauce: sauce || null, drink };
  return plateForEach(first, storedPlates(answers.others, rules), Number(partySize));
}

type Person = { answers: BrunchDraft; rules: BrunchRules; nth: number };

/** Stores a choice; `nth` counts from 0. */
export function keepPlate({ answers, rules, nth }: Person, change: Partial<BrunchPlate>): void {
  const others = othersOf(answers, rules).map((plate, index) =>
    index === nth ? wholePlate({ ...plate, ...change }, rules) : plate,
  );
  brunchDraft.patch({ others: JSON.stringify(others) });
}

function wholePlate({ food, sauce, drink }: BrunchPlate, rules: BrunchRules): BrunchPlate {
  if (!needsBrunchSauce(food, rules)) return { food, sauce: null, drink };
  const values = rules.sauces.map(({ nameEn }) => nameEn);
  const known = values.find((value) => value === sauce);
  return { food, sauce: known ?? values[0] ?? null, drink };
}

function storedPlates(text: string, rules: BrunchRules): BrunchPlate[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.flatMap((one) => plateOf(one, rules) ?? []) : [];
  } catch {
    return [];
  }
}

function plateOf(stored: unknown, rules: BrunchRules): BrunchPlate | null {
  const food = textField(stored, 'food') ?? '';
  const drink = textField(stored, 'drink') ?? '';
  if (!offers(rules.foods, food) || !offers(rules.drinks, drink)) return null;
  return wholePlate({ food, sauce: textField(stored, 'sauce'), drink }, rules);
}
