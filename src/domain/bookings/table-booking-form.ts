import * as v from 'valibot';
import { isDay } from '../days';
import { requiredText } from '../fields';
import { guestFields, optionalEmail, specialRequests, TABLE_PARTY_SIZES } from './book-table';
import { TABLE_AREAS } from './booking';
import { TABLE_SLOTS } from './slots';

export const tableForm = v.object({
  reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
  reservationTime: v.pipe(
    requiredText('time.required', 5),
    v.check((time) => TABLE_SLOTS.includes(time), 'time.not_offered'),
  ),
  partySize: v.pipe(
    requiredText('party.required', 2),
    v.transform(Number),
    v.picklist(TABLE_PARTY_SIZES, 'party.required'),
  ),
  tablePreference: v.pipe(
    requiredText('table_preference.required', 20),
    v.picklist(TABLE_AREAS, 'table_preference.required'),
  ),
  ...guestFields,
  guestEmail: optionalEmail,
  specialRequests,
});

export type TableForm = v.InferOutput<typeof tableForm>;
export type TableFormValues = Record<keyof TableForm, string>;
