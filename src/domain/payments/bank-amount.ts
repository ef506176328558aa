import { kurusOf } from '../money';

export const MAX_PAYMENT_KURUS = 10_000_000;

export function payableKurus(lira: number | string): number | null {
  const kurus = kurusOf(lira);
  return kurus !== null && kurus > 0 && kurus <= MAX_PAYMENT_KURUS ? kurus : null;
}

/** Reads an amount of the 3D Secure callback: minor units without a separator, or lira with exactly two decimals. */
export function kurusOfCallback(text: string): number | null {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  return /^\d{1,8}[.,]\d{2}$/.test(text) ? kurusOfBank(text) : null;
}

/** Reads an amount of the bank's own responses, which are in lira. */
export function kurusOfBank(text: string): number | null {
  return kurusReadings(text)[0] ?? null;
}

/**
 * Returns the sums that a text of the bank can mean, the usual one first: `500` is lira but could be kuruş, `1.000` is
 * one lira but could be a thousand. Unreadable texts mean nothing.
 */
export function kurusReadings(text: string): number[] {
  const [, lira, decimals = ''] = /^(\d{1,8})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  if (lira === undefined) return [];
  const kurus = Number(lira) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const readings = /^0*$/.test(decimals.slice(2)) ? [kurus] : [];
  if (decimals === '') return [...readings, Number(lira)];
  return decimals.length === 3 ? [...readings, Number(`${lira}${decimals}`) * 100] : readings;
}
