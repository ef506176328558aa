import * as v from 'valibot';
import { guestFields, specialRequests } from '../bookings/book-table';
import { SLOT_MINUTES, slotsIn } from '../bookings/slots';
import { isDay } from '../days';
import { emailText, lineText, liraAmount, listOf, requiredText } from '../fields';
import { BY_GUEST, type Mutation } from '../sync/mutation';
import {
  BRUNCH_DRINK_VALUES,
  BRUNCH_FOOD_VALUES,
  BRUNCH_SAUCE_VALUES,
  needsBrunchSauce,
} from './brunch-menu';
import { BRUNCH_MOST_PEOPLE } from './brunch-rules';

export const BRUNCH_SLOTS = slotsIn({ first: '15:00', last: '22:00', stepMinutes: SLOT_MINUTES });

const partySize = v.pipe(
  v.number('party.required'),
  v.integer('party.required'),
  v.minValue(1, 'party.required'),
  v.maxValue(BRUNCH_MOST_PEOPLE, 'party.too_large'),
);

const plate = v.object({
  food: v.picklist(BRUNCH_FOOD_VALUES, 'brunch.food_required'),
  sauce: v.optional(v.nullable(lineText(60)), null),
  drink: v.picklist(BRUNCH_DRINK_VALUES, 'brunch.drink_required'),
});

/** Describes the body of POST /api/brunch-reservations. The server computes deposit and total and compares both. */
export const bookBrunchInput = v.pipe(
  v.object({
    ...guestFields,
    guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
    specialRequests,
    selectedFood: v.picklist(BRUNCH_FOOD_VALUES, 'brunch.food_required'),
    selectedSauce: v.nullish(lineText(60)),
    selectedDrink: v.picklist(BRUNCH_DRINK_VALUES, 'brunch.drink_required'),
    reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(
      requiredText('time.required', 5),
      v.check((time) => BRUNCH_SLOTS.includes(time), 'time.not_offered'),
    ),
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
    const code = choicesTrouble(input, sauce);
    if (code === null) return { ...input, serviceDay, selectedSauce: sauce };
    addIssue({ message: code });
    return NEVER;
  }),
);

export type BookBrunchInput = v.InferOutput<typeof bookBrunchInput>;

function choicesTrouble(
  { selectedFood, otherChoices, partySize: people }: Choices,
  selectedSauce: string | null,
): string | null {
  const isForAll = otherChoices.length === 0 || otherChoices.length === people - 1;
  if (!isForAll) return 'brunch.choices_missing';
  const foods = [{ food: selectedFood, sauce: selectedSauce }, ...otherChoices];
  return foods.map(({ food, sauce }) => sauceTrouble(food, sauce)).find(Boolean) ?? null;
}

type Choices = {
  selectedFood: string;
  otherChoices: readonly { food: string; sauce: string | null }[];
  partySize: number;
};

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
  schema: bookBrunchInput,
  verb: 'book-brunch',
  routes: 'brunch',
  // Each booking sets its own limit: an hour before the slot.
  ttlMs: 0,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;
