import type { BrunchWish } from '../db';
import { forgetGuest, isSomebody, knownGuest, rememberGuest } from '../drafts/known-guest';
import { textDraft } from '../drafts/text-draft';

export const brunchDraft = textDraft('brunch-draft', {
  selectedFood: '',
  selectedSauce: '',
  selectedDrink: '',
  others: '',
  serviceDay: '',
  reservationTime: '',
  partySize: '2',
  guestName: '',
  guestEmail: '',
  guestPhone: '',
  specialRequests: '',
});

export type BrunchDraft = ReturnType<typeof brunchDraft.get>;

/** Adds the last known guest to answers without a name and phone. */
export function withKnownGuest(answers: BrunchDraft): BrunchDraft {
  return isSomebody(answers) ? answers : { ...answers, ...knownGuest() };
}

export function keepBrunchAnswer(patch: Partial<BrunchDraft>): void {
  brunchDraft.patch({ ...withKnownGuest(brunchDraft.get()), ...patch });
}

export function forgetBrunchGuest(): void {
  forgetGuest();
  brunchDraft.patch({ guestName: '', guestEmail: '', guestPhone: '' });
}

export function finishBrunchDraft(): void {
  rememberGuest(withKnownGuest(brunchDraft.get()));
  brunchDraft.clear();
}

/** Returns the wizard's choices from a booking, to change and book again. */
export function answersOf({ partySize, selectedSauce, ...wish }: BrunchWish): BrunchDraft {
  const { depositRequired: _due, depositAmount: _deposit, totalAmount: _price, ...choices } = wish;
  const { otherChoices = [], names: _names, ...texts } = choices;
  const others = JSON.stringify(otherChoices);
  return { ...texts, others, selectedSauce: selectedSauce ?? '', partySize: String(partySize) };
}
