import * as v from 'valibot';
import { SPECIAL_REQUESTS_MAX } from '../bookings/book-table';
import { isDay } from '../days';
import { emailText, humanText, requiredText } from '../fields';
import { phoneText } from '../phone';
import type { BrunchRules } from './brunch-rules';

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
