import * as v from 'valibot';
import { SPECIAL_REQUESTS_MAX } from '../bookings/book-table';
import { emailText, humanText, requiredText } from '../fields';
import { phoneText } from '../phone';
import { isDay } from '../venue';
import type { BrunchPlate } from './brunch-party';
import type { BrunchRules, Named } from './brunch-rules';

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
