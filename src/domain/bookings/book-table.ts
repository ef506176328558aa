import * as v from 'valibot';
import { emailText, humanText, lineText, phoneText, requiredText } from '../fields';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST } from '../sync/mutation';
import { isDay } from '../venue';
import type { Slot } from './booking';
import { slotAt, TABLE_PREFERENCES, TIME } from './booking';

/** Party sizes come in bands: 1-2, 3-4, 5-6, 7-8 and 9 or more. */
export const TABLE_PARTY_SIZES = [2, 4, 6, 8, 10] as const;
/** A party on the waitlist takes a time up to so much earlier or later. */
export const FLEX_MINUTES = [0, 30, 60, 120] as const;
export type FlexMinutes = (typeof FLEX_MINUTES)[number];
export const SPECIAL_REQUESTS_MAX = 500;

export const guestFields = {
  guestName: requiredText('name.required', 120),
  guestPhone: phoneText(),
};

export const specialRequests = v.nullish(
  v.pipe(
    humanText(SPECIAL_REQUESTS_MAX),
    v.transform((text) => text || null),
  ),
  null,
);

export const optionalEmail = v.nullish(
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      emailText(),
    ],
    'email.invalid',
  ),
  null,
);

/**
 * Describes the body of POST /api/reservations. `reservationDate` is an evening (yyyy-MM-dd) with a time, or an
 * instant with its offset: then the venue's clock gives the slot, and a time sent with the instant must agree. The
 * server refuses a timestamp without an offset as ambiguous. The present rules decide which times are offered.
 */
export const bookTableInput = v.pipe(
  v.object({
    ...guestFields,
    guestEmail: optionalEmail,
    specialRequests,
    reservationDate: requiredText('date.required', 40),
    reservationTime: v.nullish(lineText(5), ''),
    partySize: v.picklist(TABLE_PARTY_SIZES, 'party.required'),
    tablePreference: v.picklist(TABLE_PREFERENCES, 'table_preference.required'),
    /** If the slot is full, the party waits for a place at a time so near to it. */
    flexMinutes: v.exactOptional(v.picklist(FLEX_MINUTES, 'invalid_input')),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { reservationDate, ...input } = value;
    const slot = slotOf(reservationDate, input.reservationTime);
    if (typeof slot !== 'string') return { ...input, ...slot };
    addIssue({ message: slot });
    return NEVER;
  }),
);

/** Asks which times of a day are free for a party. */
export const tableTimesQuery = v.object({
  day: v.pipe(v.string('date.required'), v.check(isDay, 'date.invalid')),
  party: v.pipe(
    v.string('party.required'),
    v.transform(Number),
    v.picklist(TABLE_PARTY_SIZES, 'party.required'),
  ),
});

export type BookTableInput = v.InferOutput<typeof bookTableInput>;

function slotOf(date: string, time: string): Slot | string {
  if (isDay(date)) return readable({ serviceDay: date, reservationTime: time });
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(
    date,
  );
  const at = isInstant ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(at)) return 'date.invalid';
  const slot = slotAt(at);
  if (time !== '' && time !== slot.reservationTime) return 'time.other_than_date';
  return at % 60_000 === 0 ? slot : 'time.not_offered';
}

function readable(slot: Slot): Slot | string {
  if (slot.reservationTime === '') return 'time.required';
  return TIME.test(slot.reservationTime) ? slot : 'time.not_offered';
}

export const bookTableMutation = {
  kind: 'reservation.create',
  entity: 'res',
  path: '/api/reservations',
  schema: bookTableInput,
  // Each booking sets its own limit: an hour before the slot.
  ttlMs: 0,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;
