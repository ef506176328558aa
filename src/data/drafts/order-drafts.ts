import { DEFAULT_CITY, EMPTY_DELIVERY } from '#domain/orders/delivery';
import { SERVICE_TYPES } from '#domain/orders/order';
import type { CheckoutDraft } from '../orders/my-order';
import { storedValue } from '../storage/browser-storage';

const KEY = 'checkout-draft';
const KEPT_MS = 24 * 3_600_000;

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
  const stored = text === null ? null : parsed(text);
  if (!stored || Date.now() - Number(stored.savedAt) > KEPT_MS) return EMPTY_DRAFT;
  const draft = textsOf(stored.draft);
  const delivery = textsOf(draft.delivery);
  return {
    serviceType: SERVICE_TYPES.find((type) => type === draft.serviceType) ?? null,
    tableNumber: textOf(draft.tableNumber, ''),
    delivery: {
      fullName: textOf(delivery.fullName, ''),
      phone: textOf(delivery.phone, ''),
      address: textOf(delivery.address, ''),
      city: textOf(delivery.city, DEFAULT_CITY),
      postalCode: textOf(delivery.postalCode, ''),
      instructions: textOf(delivery.instructions, ''),
    },
    guestName: textOf(draft.guestName, ''),
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return textsOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function textsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
