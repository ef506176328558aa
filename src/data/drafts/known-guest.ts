import { forgetOrderer, lastGuest } from './order-drafts';
import { textDraft } from './text-draft';

/** Holds name and phone of the last order or booking on this device; unknown fields are empty. */
export type KnownGuest = { guestName: string; guestPhone: string; guestEmail: string };

const NOBODY: KnownGuest = { guestName: '', guestPhone: '', guestEmail: '' };

const booker = textDraft('known-guest', NOBODY);

export function knownGuest(): KnownGuest {
  const { guestName, guestPhone, guestEmail } = booker.get();
  const orderer = lastGuest();
  return {
    guestName: guestName || orderer.guestName,
    guestPhone: guestPhone || orderer.guestPhone,
    guestEmail,
  };
}

export function rememberGuest({ guestName, guestPhone, guestEmail }: KnownGuest): void {
  booker.patch({ guestName, guestPhone, guestEmail });
}

export function forgetGuest(): void {
  booker.clear();
  forgetOrderer();
}

export function isSomebody({ guestName, guestPhone, guestEmail }: KnownGuest): boolean {
  return guestName !== '' || guestPhone !== '' || guestEmail !== '';
}
