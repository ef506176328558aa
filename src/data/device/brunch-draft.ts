import { textDraft } from './text-draft';

/** The brunch wizard's answers; `partySize` is a number in digits. */
export const brunchDraft = textDraft('brunch-draft', {
  selectedFood: '',
  selectedSauce: '',
  selectedDrink: '',
  serviceDay: '',
  reservationTime: '',
  partySize: '',
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  specialRequests: '',
});

export type BrunchDraft = ReturnType<typeof brunchDraft.get>;
