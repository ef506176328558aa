import type { TableFormValues } from '#domain/bookings/table-booking-form';
import { isRecord, recordOf, textField } from '../json';
import { browserStorage } from '../storage/browser-storage';
import { forgetGuest, knownGuest, rememberGuest } from './known-guest';

const KEY = 'table-draft';
const KEPT_MS = 24 * 3_600_000;

const NOTHING: TableFormValues = {
  reservationDate: '',
  reservationTime: '',
  partySize: '2',
  tablePreference: 'any',
  guestName: '',
  guestPhone: '',
  guestEmail: '',
  specialRequests: '',
};
const FIELDS = Object.keys(NOTHING) as (keyof TableFormValues)[];

/** Reads the last day's draft, with name and phone of the last order or booking. Drops a day out of the span. */
export function readTableDraft({ first, last }: { first: string; last: string }): TableFormValues {
  const kept = readKept();
  const draft = kept ?? { ...NOTHING, ...knownGuest() };
  const isInSpan = draft.reservationDate >= first && draft.reservationDate <= last;
  return isInSpan ? draft : { ...draft, reservationDate: '' };
}

export function keepTableDraft(patch: Partial<TableFormValues>): void {
  const draft = { ...(readKept() ?? { ...NOTHING, ...knownGuest() }), ...patch };
  browserStorage.write(KEY, JSON.stringify({ savedAt: Date.now(), draft }));
}

export function forgetTableGuest(): void {
  forgetGuest();
  keepTableDraft({ guestName: '', guestPhone: '', guestEmail: '' });
}

export function finishTableDraft(): void {
  rememberGuest(readKept() ?? NOTHING);
  browserStorage.write(KEY, null);
}

function readKept(): TableFormValues | null {
  const stored = recordOf(browserStorage.read(KEY) ?? undefined);
  const age = Date.now() - Number(stored?.savedAt);
  if (!isRecord(stored?.draft) || !(age >= 0 && age <= KEPT_MS)) return null;
  const { draft } = stored;
  const texts = FIELDS.map((field) => [field, textField(draft, field) ?? '']);
  // The list of all fields builds the object, so no field is missing.
  return Object.fromEntries(texts) as TableFormValues;
}
