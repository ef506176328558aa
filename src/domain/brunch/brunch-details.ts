import * as v from 'valibot';
import { SPECIAL_REQUESTS_MAX } from '../bookings/book-table';
import { isDay } from '../days';
import { emailText, humanText, requiredText } from '../fields';
import { phoneText } from '../phone';
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

export const BRUNCH_STEPS = [1, 2, 3, 4] as const;
export type BrunchStep = (typeof BRUNCH_STEPS)[number];

export type BrunchChoice = { selectedFood: string; selectedSauce: string; selectedDrink: string };

export function brunchStepAfter(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules) {
  return stepsFor(choice, rules).find((other) => other > step) ?? null;
}

export function brunchStepBefore(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules) {
  return (
    stepsFor(choice, rules)
      .filter((other) => other < step)
      .at(-1) ?? null
  );
}

/** Returns the requested step, or the first unanswered step before the requested one. */
export function nearestBrunchStep(
  asked: number,
  choice: BrunchChoice,
  rules: BrunchRules,
): BrunchStep {
  const steps = stepsFor(choice, rules);
  const lacking = steps.find((step) => !isAnswered(step, choice, rules)) ?? 4;
  return steps.filter((step) => step <= asked && step <= lacking).at(-1) ?? 1;
}

function isAnswered(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules): boolean {
  switch (step) {
    case 1:
      return offers(rules.foods, choice.selectedFood);
    case 2:
      return offers(rules.sauces, choice.selectedSauce);
    case 3:
      return offers(rules.drinks, choice.selectedDrink);
    case 4:
      return false;
  }
}

function stepsFor({ selectedFood }: BrunchChoice, rules: BrunchRules): BrunchStep[] {
  return BRUNCH_STEPS.filter((step) => step !== 2 || needsBrunchSauce(selectedFood, rules));
}

/** Checks the details against the present rules. */
export function brunchDetailsForm({ slots, maxParty }: Pick<BrunchRules, 'slots' | 'maxParty'>) {
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
    guestName: requiredText('full_name.required', 120),
    guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
    guestPhone: phoneText(),
    specialRequests: humanText(SPECIAL_REQUESTS_MAX),
  });
}

export type BrunchDetails = v.InferOutput<ReturnType<typeof brunchDetailsForm>>;

const REQUIRED = [
  'serviceDay',
  'reservationTime',
  'partySize',
  'guestName',
  'guestEmail',
  'guestPhone',
] as const;
export type RequiredBrunchDetail = (typeof REQUIRED)[number];

export function missingBrunchDetails(
  details: Record<RequiredBrunchDetail, string>,
): RequiredBrunchDetail[] {
  return REQUIRED.filter((name) => details[name].trim() === '');
}
