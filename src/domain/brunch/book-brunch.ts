import * as v from 'valibot';
import { emailText, humanText, requiredText } from '../fields';
import { guestFields, specialRequests } from '../reservations/book-table';
import { isDay, slotsUntil } from '../reservations/slots';
import {
  BRUNCH_DRINK_VALUES,
  BRUNCH_FOOD_VALUES,
  BRUNCH_SAUCE_VALUES,
  needsBrunchSauce,
} from './brunch-menu';

/** Brunch is served from 15:00; the last one begins at 22:00. */
export const BRUNCH_SLOTS = slotsUntil(22);
export const BRUNCH_MAX_PARTY = 10;

const partySize = v.pipe(
  v.number('party.required'),
  v.integer('party.required'),
  v.minValue(1, 'party.required'),
  v.maxValue(BRUNCH_MAX_PARTY, 'party.too_large'),
);

/** The body of POST /api/brunch-reservations. The deposit is only compared: the house's clock decides it. */
export const bookBrunchInput = v.pipe(
  v.object({
    ...guestFields,
    guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
    specialRequests,
    selectedFood: v.picklist(BRUNCH_FOOD_VALUES, 'brunch.food_required'),
    selectedSauce: v.nullish(humanText(60)),
    selectedDrink: v.picklist(BRUNCH_DRINK_VALUES, 'brunch.drink_required'),
    reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(
      requiredText('time.required', 5),
      v.check((time) => BRUNCH_SLOTS.includes(time), 'time.not_offered'),
    ),
    partySize,
    depositRequired: v.boolean('deposit.required'),
    status: v.optional(v.literal('pending', 'booking.status_unknown'), 'pending'),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { reservationDate: serviceDay, selectedSauce, status: _status, ...input } = value;
    const sauce = selectedSauce || null;
    const code = sauceTrouble(input.selectedFood, sauce);
    if (code === null) return { ...input, serviceDay, selectedSauce: sauce };
    addIssue({ message: code });
    return NEVER;
  }),
);

export type BookBrunchInput = v.InferOutput<typeof bookBrunchInput>;

function sauceTrouble(food: string, sauce: string | null): string | null {
  if (!needsBrunchSauce(food)) return sauce === null ? null : 'brunch.sauce_not_for_food';
  if (sauce === null) return 'brunch.sauce_required';
  return BRUNCH_SAUCE_VALUES.includes(sauce) ? null : 'brunch.sauce_unknown';
}

export const bookBrunchMutation = {
  kind: 'brunch.create',
  entity: 'brunch',
  method: 'POST',
  path: '/api/brunch-reservations',
  verb: 'book-brunch',
  routes: 'brunch',
} as const;
