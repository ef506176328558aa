import type { BrunchGuest, BrunchPlate } from '#domain/bookings/brunch-party';
import { namedIn, needsBrunchSauce, offers, plateForEach } from '#domain/bookings/brunch-party';
import type { BrunchRules, Named } from '#domain/bookings/brunch-rules';
import { turkishNames } from '#domain/bookings/brunch-rules';
import { liraText } from '#domain/money';
import type { BrunchDraft } from '../../data/bookings/brunch-draft';
import { brunchDraft } from '../../data/bookings/brunch-draft';
import type { BrunchWish } from '../../data/db';
import { textField } from '../../data/json';

/** Empties the answers that the venue no longer offers, so the wizard asks for them again. */
export function stillOffered(answers: BrunchDraft, rules: BrunchRules, today: string): BrunchDraft {
  const { selectedFood, selectedSauce, selectedDrink, ...slot } = answers;
  const { serviceDay, reservationTime, partySize } = slot;
  const hasSauce = needsBrunchSauce(selectedFood, rules) && offers(rules.sauces, selectedSauce);
  return {
    ...answers,
    selectedFood: offers(rules.foods, selectedFood) ? selectedFood : '',
    selectedSauce: hasSauce ? selectedSauce : '',
    selectedDrink: offers(rules.drinks, selectedDrink) ? selectedDrink : '',
    serviceDay: serviceDay >= today ? serviceDay : '',
    reservationTime: rules.slots.includes(reservationTime) ? reservationTime : '',
    partySize: Number(partySize) <= rules.maxParty ? partySize : '',
  };
}

type Told = { depositRequired: boolean; rules: BrunchRules; totalKurus: number | null };

/** Returns the booking from the wizard's choices, with the deposit and price shown. */
export function wishOf(
  answers: BrunchDraft,
  guest: BrunchGuest,
  { depositRequired, rules, totalKurus }: Told,
): BrunchWish {
  const { selectedFood, selectedSauce, selectedDrink, serviceDay, reservationTime } = answers;
  const first = { food: selectedFood, sauce: selectedSauce || null, drink: selectedDrink };
  const otherChoices = othersOf(answers, rules);
  return {
    ...guest,
    serviceDay,
    reservationTime,
    partySize: Number(answers.partySize),
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

/** A dish with one of its sauces, or without any. */
type FoodOption = { key: string; food: Named; sauce: Named | null };

export function foodOptions({ foods, sauces }: BrunchRules): FoodOption[] {
  return foods.flatMap((food) => {
    const own = food.hasSauce && sauces.length > 0 ? sauces : [null];
    return own.map((sauce) => ({
      key: foodKey({ food: food.nameEn, sauce: sauce?.nameEn ?? null }),
      food,
      sauce,
    }));
  });
}

export function foodKey({ food, sauce }: Pick<BrunchPlate, 'food' | 'sauce'>): string {
  return sauce ? `${food} · ${sauce}` : food;
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
