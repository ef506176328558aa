import { kurusOf } from '../money';

export const MAX_PAYMENT_KURUS = 10_000_000;

export function payableKurus(lira: number | string): number | null {
  const kurus = kurusOf(lira);
  return kurus !== null && kurus > 0 && kurus <= MAX_PAYMENT_KURUS ? kurus : null;
}

/** Reads an amount of the 3D Secure callback: minor units without a separator, or lira with exactly two decimals. */
export function kurusOfCallback(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : kurusOfBank(text);
}

/** Reads an amount of the bank's own responses: two decimals after a dot or a comma. Any other text is ambiguous. */
export function kurusOfBank(text: string): number | null {
  const [, lira, rest] = /^(\d{1,8})[.,](\d{2})$/.exec(text) ?? [];
  return lira === undefined ? null : Number(`${lira}${rest}`);
}
