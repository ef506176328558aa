import * as v from 'valibot';
import { emailText, humanText, phoneText, requiredText } from '../fields';
import type { MenuItem } from '../menu/menu-item';
import { isDay } from '../venue';
import { SPECIAL_REQUESTS_MAX } from './book-table';
import type { BrunchRules, Named, TurkishNames } from './brunch-rules';
import { brunchName } from './brunch-rules';

export type BrunchPlate = { food: string; sauce: string | null; drink: string };

export type PartyChoices = {
  selectedFood: string;
  selectedSauce: string | null;
  selectedDrink: string;
  /** Bookings of older builds and of third-party clients lack this field. */
  otherChoices?: readonly BrunchPlate[] | undefined;
  /** The booking's own Turkish names. */
  names?: TurkishNames | null | undefined;
};

export type ShownChoices = Partial<PartyChoices> & {
  totalAmount?: string | null;
};

export function platesOf(booked: PartyChoices): BrunchPlate[] {
  const { selectedFood: food, selectedSauce, selectedDrink: drink, otherChoices } = booked;
  return [{ food, sauce: selectedSauce || null, drink }, ...(otherChoices ?? [])];
}

export function plateForEach(
  first: BrunchPlate,
  chosen: readonly BrunchPlate[],
  partySize: number,
): BrunchPlate[] {
  const others = Math.max(0, partySize - 1);
  return Array.from({ length: others }, (_, index) => chosen[index] ?? first);
}

export type Counted = { value: string; sauce: string | null; count: number };

export function countFoods(plates: readonly BrunchPlate[]): Counted[] {
  return counted(plates.map(({ food, sauce }) => ({ value: food, sauce })));
}

export function countDrinks(plates: readonly BrunchPlate[]): Counted[] {
  return counted(plates.map(({ drink }) => ({ value: drink, sauce: null })));
}

function counted(wanted: readonly Omit<Counted, 'count'>[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const one of wanted) {
    const key = `${one.value}/${one.sauce ?? ''}`;
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Returns a text such as "2 × The Bliss Classic, 1 × 3 Chicken Tenders (Spicy)". */
export function countedText(
  counts: readonly Counted[],
  language: 'en' | 'tr',
  names?: TurkishNames | null,
): string {
  return counts
    .map(({ value, sauce, count }) => {
      const name = brunchName(value, language, names);
      return `${count} × ${sauce ? `${name} (${brunchName(sauce, language, names)})` : name}`;
    })
    .join(', ');
}

export type BrunchPrices = { personKurus: number; pairKurus: number };

type Priced = Pick<MenuItem, 'nameEn' | 'priceKurus' | 'isAvailable'>;

/** Reads the prices for one and for two from the menu; null means that the menu has no brunch for one. */
export function brunchPrices(items: readonly Priced[]): BrunchPrices | null {
  const priceOf = (name: string) =>
    items.find(({ nameEn, isAvailable }) => isAvailable && nameEn === name)?.priceKurus;
  const personKurus = priceOf(BRUNCH_FOR_ONE);
  if (personKurus === undefined) return null;
  const pairKurus = Math.min(priceOf(BRUNCH_FOR_TWO) ?? Infinity, 2 * personKurus);
  return { personKurus, pairKurus };
}

/** Returns the menu's brunch for one, also while it is sold out. */
export function brunchItem<Item extends { nameEn: string }>(items: readonly Item[]): Item | null {
  return items.find(({ nameEn }) => nameEn === BRUNCH_FOR_ONE) ?? null;
}

const BRUNCH_FOR_ONE = 'Bottomless Brunch';
const BRUNCH_FOR_TWO = 'Bottomless Brunch for Two';

export function brunchTotalKurus(prices: BrunchPrices, partySize: number): number {
  const pairs = Math.floor(partySize / 2);
  return pairs * prices.pairKurus + (partySize % 2) * prices.personKurus;
}

type Offer = Pick<BrunchRules, 'foods' | 'sauces' | 'drinks'>;

export function needsBrunchSauce(food: string, { foods, sauces }: Offer): boolean {
  return sauces.length > 0 && foods.some(({ nameEn, hasSauce }) => hasSauce && nameEn === food);
}

export function offers(list: readonly Named[], value: string): boolean {
  return list.some(({ nameEn }) => nameEn === value);
}

/** Names what these plates have that is not offered, and the dishes that lack their sauce. */
export function unoffered(plates: readonly BrunchPlate[], offer: Offer) {
  const gone = plates.flatMap(({ food, sauce, drink }) => {
    const isSauced = needsBrunchSauce(food, offer);
    const isSauceGone = sauce !== null && !(isSauced && offers(offer.sauces, sauce));
    return [
      ...(offers(offer.foods, food) ? [] : [food]),
      ...(isSauceGone && offers(offer.foods, food) ? [sauce] : []),
      ...(offers(offer.drinks, drink) ? [] : [drink]),
    ];
  });
  const unsauced = plates
    .filter(({ food, sauce }) => sauce === null && needsBrunchSauce(food, offer))
    .map(({ food }) => food);
  return { gone: [...new Set(gone)], unsauced: [...new Set(unsauced)] };
}

/** The rows of the offer that these plates name. */
export function namedIn(plates: readonly BrunchPlate[], offer: Offer): Named[] {
  const values = new Set<string | null>(
    plates.flatMap(({ food, sauce, drink }) => [food, sauce, drink]),
  );
  return [...offer.foods, ...offer.sauces, ...offer.drinks].filter(({ nameEn }) =>
    values.has(nameEn),
  );
}

/** The steps are the time and the party, the dishes and drinks, and the guest. */
export const BRUNCH_STEPS = [1, 2, 3] as const;
export type BrunchStep = (typeof BRUNCH_STEPS)[number];

export type BrunchChoice = {
  serviceDay: string;
  reservationTime: string;
  partySize: string;
  selectedFood: string;
  selectedSauce: string;
  selectedDrink: string;
};

/** Returns the requested step, or the first unanswered step before the requested one. */
export function nearestBrunchStep(
  asked: number,
  choice: BrunchChoice,
  rules: BrunchRules,
): BrunchStep {
  const lacking = BRUNCH_STEPS.find((step) => !isAnswered(step, choice, rules)) ?? 3;
  return BRUNCH_STEPS.filter((step) => step <= asked && step <= lacking).at(-1) ?? 1;
}

function isAnswered(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules): boolean {
  const { selectedFood, selectedSauce, selectedDrink } = choice;
  switch (step) {
    case 1:
      return v.safeParse(brunchSlotForm(rules), choice).success;
    case 2:
      return (
        hasWholeFood({ food: selectedFood, sauce: selectedSauce }, rules) &&
        offers(rules.drinks, selectedDrink)
      );
    case 3:
      return false;
  }
}

/** True for an offered dish with its sauce, if it has one. */
export function hasWholeFood(
  { food, sauce }: { food: string; sauce: string | null },
  rules: Offer,
): boolean {
  if (!offers(rules.foods, food)) return false;
  return !needsBrunchSauce(food, rules) || offers(rules.sauces, sauce ?? '');
}

/** Checks day, time and party against the present rules. */
export function brunchSlotForm({ slots, maxParty }: Pick<BrunchRules, 'slots' | 'maxParty'>) {
  return v.object({
    serviceDay: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(
      requiredText('time.required', 5),
      v.check((time) => slots.includes(time), 'time.not_offered'),
    ),
    partySize: v.pipe(
      requiredText('party.required', 2),
      v.transform(Number),
      v.integer('party.required'),
      v.minValue(1, 'party.required'),
      v.maxValue(maxParty, 'party.too_large'),
    ),
  });
}

export const brunchGuestForm = v.object({
  guestName: requiredText('full_name.required', 120),
  guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
  guestPhone: phoneText(),
  specialRequests: humanText(SPECIAL_REQUESTS_MAX),
});

export type BrunchGuest = v.InferOutput<typeof brunchGuestForm>;
const REQUIRED = ['guestName', 'guestEmail', 'guestPhone'] as const;
export type RequiredBrunchDetail = (typeof REQUIRED)[number];

export function missingBrunchDetails(
  details: Record<RequiredBrunchDetail, string>,
): RequiredBrunchDetail[] {
  return REQUIRED.filter((name) => details[name].trim() === '');
}
