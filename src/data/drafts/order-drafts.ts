import { EMPTY_DELIVERY } from '#domain/orders/delivery';
import { SERVICE_TYPES } from '#domain/orders/order';
import type { CheckoutDraft } from '../db';
import { storedValue } from '../storage/browser-storage';
import { keptDraft, textsIn } from './text-draft';

const KEY = 'checkout-draft';

const EMPTY_DRAFT: CheckoutDraft = {
  serviceType: null,
  tableNumber: '',
  delivery: EMPTY_DELIVERY,
  guestName: '',
};

/** The draft stays for a day, across reloads. */
export const storedDraft = storedValue<CheckoutDraft>(KEY, draftOf);

export function lastGuest(): { guestName: string; guestPhone: string } {
  const { delivery, guestName } = storedDraft.get();
  return { guestName: delivery.fullName || guestName, guestPhone: delivery.phone };
}

export function forgetOrderer(): void {
  patchDraft({ guestName: '', delivery: EMPTY_DRAFT.delivery });
}

export function patchDraft(patch: Partial<CheckoutDraft>): void {
  storedDraft.set(
    JSON.stringify({ savedAt: Date.now(), draft: { ...storedDraft.get(), ...patch } }),
  );
}

function draftOf(text: string | null): CheckoutDraft {
  const draft = keptDraft(text);
  if (!draft) return EMPTY_DRAFT;
  return {
    ...textsIn(draft, { tableNumber: '', guestName: '' }),
    serviceType: SERVICE_TYPES.find((type) => type === draft.serviceType) ?? null,
    delivery: textsIn(draft.delivery, EMPTY_DELIVERY),
  };
}
