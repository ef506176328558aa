import type { TableFormValues } from '#domain/bookings/free-tables';
import { forgetGuest, knownGuest, rememberGuest } from '../drafts/known-guest';
import { textDraft } from '../drafts/text-draft';

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

const stored = textDraft('table-draft', NOTHING);

/** Returns the last day's draft, or a new one with name and phone of the last order or booking. */
function draftNow(): TableFormValues {
  const draft = stored.get();
  return draft === NOTHING ? { ...NOTHING, ...knownGuest() } : draft;
}

/** Reads the draft. Drops a day out of the span. */
export function readTableDraft({ first, last }: { first: string; last: string }): TableFormValues {
  const draft = draftNow();
  const isInSpan = draft.reservationDate >= first && draft.reservationDate <= last;
  return isInSpan ? draft : { ...draft, reservationDate: '' };
}

export function keepTableDraft(patch: Partial<TableFormValues>): void {
  stored.patch({ ...draftNow(), ...patch });
}

export function forgetTableGuest(): void {
  forgetGuest();
  keepTableDraft({ guestName: '', guestPhone: '', guestEmail: '' });
}

export function finishTableDraft(): void {
  rememberGuest(stored.get());
  stored.clear();
}
