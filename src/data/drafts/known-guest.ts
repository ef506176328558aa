import { forgetOrderer, lastGuest } from './order-drafts';
import { textDraft } from './text-draft';

/** Who ordered or booked last on this device, as bookings ask for it; what is not known is empty. */
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

/** Stores the person of a booking, for the next one. */
export function rememberGuest({ guestName, guestPhone, guestEmail }: KnownGuest): void {
  booker.patch({ guestName, guestPhone, guestEmail });
}

/** Somebody else has the device. */
export function forgetGuest(): void {
  booker.clear();
  forgetOrderer();
}

export function isSomebody({ guestName, guestPhone, guestEmail }: KnownGuest): boolean {
  return guestName !== '' || guestPhone !== '' || guestEmail !== '';
}
