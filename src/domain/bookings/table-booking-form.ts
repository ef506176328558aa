import * as v from 'valibot';
import { requiredText } from '../fields';
import { isDay } from '../venue';
import { guestFields, optionalEmail, specialRequests, TABLE_PARTY_SIZES } from './book-table';
import { TABLE_PREFERENCES } from './booking';
import type { TableRules } from './free-tables';

/** Checks an evening and a time against the offered times. */
export function timeForm(times: readonly string[]) {
  return v.object({
    reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(
      requiredText('time.required', 5),
      v.check((time) => times.includes(time), 'time.not_offered'),
    ),
  });
}

/** Checks the form against the present rules. */
export function tableForm({ times, maxParty }: Pick<TableRules, 'times' | 'maxParty'>) {
  return v.object({
    ...timeForm(times).entries,
    partySize: v.pipe(
      requiredText('party.required', 2),
      v.transform(Number),
      v.picklist(TABLE_PARTY_SIZES, 'party.required'),
      v.check((size) => size <= maxParty, 'party.required'),
    ),
    tablePreference: v.pipe(
      requiredText('table_preference.required', 20),
      v.picklist(TABLE_PREFERENCES, 'table_preference.required'),
    ),
    ...guestFields,
    guestEmail: optionalEmail,
    specialRequests,
  });
}

/** Checks the form of another time; a brunch keeps its party. */
export function changeForm(times: readonly string[], parties: readonly number[]) {
  return v.object({
    ...timeForm(times).entries,
    partySize: v.pipe(
      requiredText('party.required', 3),
      v.transform(Number),
      v.check((size) => parties.includes(size), 'party.required'),
    ),
  });
}

export type TableForm = v.InferOutput<ReturnType<typeof tableForm>>;
export type TableFormValues = Record<keyof TableForm, string>;

/** Empties the answers that are no longer offered, so the form asks for them again. */
export function stillOffered(
  answers: TableFormValues,
  { times, maxParty }: Pick<TableRules, 'times' | 'maxParty'>,
): TableFormValues {
  const { reservationTime, partySize } = answers;
  return {
    ...answers,
    reservationTime: times.includes(reservationTime) ? reservationTime : '',
    partySize: Number(partySize) <= maxParty ? partySize : '',
  };
}
