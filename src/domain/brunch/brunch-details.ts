import * as v from 'valibot';
import { SPECIAL_REQUESTS_MAX } from '../bookings/book-table';
import { isDay } from '../bookings/slots';
import { emailText, humanText, phoneText, requiredText } from '../fields';
import { BRUNCH_MAX_PARTY, BRUNCH_SLOTS } from './book-brunch';

export const brunchDetailsForm = v.object({
  serviceDay: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
  reservationTime: v.pipe(
    requiredText('time.required', 5),
    v.check((time) => BRUNCH_SLOTS.includes(time), 'time.not_offered'),
  ),
  partySize: v.pipe(
    requiredText('party.required', 2),
    v.transform(Number),
    v.integer('party.required'),
    v.minValue(1, 'party.required'),
    v.maxValue(BRUNCH_MAX_PARTY, 'party.too_large'),
  ),
  guestName: requiredText('full_name.required', 120),
  guestEmail: v.pipe(requiredText('email.required', 254), emailText()),
  guestPhone: phoneText(),
  specialRequests: humanText(SPECIAL_REQUESTS_MAX),
});

export type BrunchDetails = v.InferOutput<typeof brunchDetailsForm>;

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
