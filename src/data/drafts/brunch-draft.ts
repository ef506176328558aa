import { forgetGuest, isSomebody, knownGuest, rememberGuest } from './known-guest';
import { textDraft } from './text-draft';

/** The brunch wizard's answers; `partySize` is a number in digits. */
export const brunchDraft = textDraft('brunch-draft', {
  selectedFood: '',
  selectedSauce: '',
  selectedDrink: '',
  /** The plates of the others in the party, as JSON. */
  others: '',
  serviceDay: '',
  reservationTime: '',
  partySize: '',
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  specialRequests: '',
});

export type BrunchDraft = ReturnType<typeof brunchDraft.get>;

/** The answers, with the person of the last order or booking while no name has been typed. */
export function withKnownGuest(answers: BrunchDraft): BrunchDraft {
  return isSomebody(answers) ? answers : { ...answers, ...knownGuest() };
}

/** Stores an answer, and with it the person that was filled in. */
export function keepBrunchAnswer(patch: Partial<BrunchDraft>): void {
  brunchDraft.patch({ ...withKnownGuest(brunchDraft.get()), ...patch });
}

/** Clears the name and phone for another guest. */
export function forgetBrunchGuest(): void {
  forgetGuest();
  brunchDraft.patch({ guestName: '', guestEmail: '', guestPhone: '' });
}

/** The booking is on its way: only who booked is remembered. */
export function finishBrunchDraft(): void {
  rememberGuest(withKnownGuest(brunchDraft.get()));
  brunchDraft.clear();
}
