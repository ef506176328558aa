import type { KioskFacts } from '#domain/kiosks/kiosk';
import { isRecord, recordOf, textField } from '../json';
import { storedValue } from '../storage/browser-storage';

/** Describes this tablet as a kiosk; `facts` is null until staff have approved it. */
export type StoredKiosk = { secret: string; facts: KioskFacts | null };

export const KIOSK_KEY = 'bb-kiosk';
export const storedKiosk = storedValue<StoredKiosk | null>(KIOSK_KEY, kioskOf);

export function keepKiosk(kiosk: StoredKiosk): void {
  if (JSON.stringify(storedKiosk.get()) !== JSON.stringify(kiosk)) {
    storedKiosk.set(JSON.stringify(kiosk));
  }
}

function kioskOf(text: string | null): StoredKiosk | null {
  const stored = text === null ? null : recordOf(text);
  const secret = textField(stored, 'secret');
  return secret === null ? null : { secret, facts: factsOf(stored?.facts) };
}

export function factsOf(told: unknown): KioskFacts | null {
  const name = textField(told, 'name');
  if (!isRecord(told) || name === null) return null;
  const { isOutOfOrder } = told;
  return { name, tableLabel: textField(told, 'tableLabel'), isOutOfOrder: isOutOfOrder === true };
}
