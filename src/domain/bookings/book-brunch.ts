import * as v from 'valibot';
import { emailText, lineText, liraAmount, listOf, requiredText, wholeNumber } from '../fields';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST } from '../sync/mutation';
import { isDay } from '../venue';
import { guestFields, specialRequests } from './book-table';
import { BRUNCH_MOST_PEOPLE } from './brunch-rules';

const NAME_MAX = 60;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const partySize = wholeNumber(1, BRUNCH_MOST_PEOPLE, 'party.required', 'party.too_large');

const plate = v.object({
  food: requiredText('brunch.food_required', NAME_MAX),
  sauce: v.optional(v.nullable(lineText(NAME_MAX)), null),
  drink: requiredText('brunch.drink_required', NAME_MAX),
});

/** Describes the body of POST /api/brunch-reservations. The server compares the choices with its offer, and computes deposit and total. */
export const bookBrunchInput = v.pipe(
  v.object({
    ...guestFields,
    guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
    specialRequests,
    selectedFood: requiredText('brunch.food_required', NAME_MAX),
    selectedSauce: v.nullish(lineText(NAME_MAX)),
    selectedDrink: requiredText('brunch.drink_required', NAME_MAX),
    reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(requiredText('time.required', 5), v.regex(TIME, 'time.not_offered')),
    partySize,
    /** Lists the choices of the rest of the party; third-party API clients may omit the list. */
    otherChoices: v.optional(listOf(plate, BRUNCH_MOST_PEOPLE - 1), []),
    totalAmount: v.nullish(liraAmount),
    depositRequired: v.boolean('deposit.required'),
    /** The deposit that the guest was shown; without this field the guest accepts the present one. */
    depositAmount: v.nullish(liraAmount),
    status: v.optional(v.literal('pending', 'booking.status_unknown'), 'pending'),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { reservationDate: serviceDay, selectedSauce, status: _status, ...input } = value;
    const sauce = selectedSauce || null;
    const others = input.otherChoices.length;
    if (others === 0 || others === input.partySize - 1) {
      return { ...input, serviceDay, selectedSauce: sauce };
    }
    addIssue({ message: 'brunch.choices_missing' });
    return NEVER;
  }),
);

export type BookBrunchInput = v.InferOutput<typeof bookBrunchInput>;

export const bookBrunchMutation = {
  kind: 'brunch.create',
  entity: 'brunch',
  path: '/api/brunch-reservations',
  schema: bookBrunchInput,
  // Each booking sets its own limit: an hour before the slot.
  ttlMs: 0,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;
