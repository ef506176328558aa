import { venueTime } from '../venue';

export const CARD_BRANDS = ['visa', 'mastercard', 'troy', 'amex'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const BRAND_NAME: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'TROY',
  amex: 'American Express',
};

export const BRAND_CODE: Readonly<Record<CardBrand, string>> = {
  visa: '100',
  mastercard: '200',
  troy: '300',
  amex: '400',
};

export function brandOfCode(code: string | undefined): CardBrand | null {
  return CARD_BRANDS.find((brand) => BRAND_CODE[brand] === code) ?? null;
}

/** Returns the brand by the first digits, or null if the terminal does not accept the card. */
export function brandOf(pan: string): CardBrand | null {
  if (/^3[47]/.test(pan)) return 'amex';
  if (/^(9792|65|36|2205)/.test(pan)) return 'troy';
  if (/^5[1-5]/.test(pan) || /^(222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(pan))
    return 'mastercard';
  return pan.startsWith('4') ? 'visa' : null;
}

export function hasLengthsOf(
  brand: CardBrand,
  { pan, cvv }: { pan: string; cvv: string },
): boolean {
  return brand === 'amex'
    ? pan.length === 15 && cvv.length === 4
    : pan.length === 16 && cvv.length === 3;
}

/** Checks the check digit of a card number (Luhn). */
export function hasCheckDigit(pan: string): boolean {
  const sum = [...pan].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d+$/.test(pan) && sum % 10 === 0;
}

type Expiry = { expiryMonth: string; expiryYear: string };

/** Returns the expiry as YYMM for the enrollment, or null if the expiry is invalid. */
export function expiryYYMM({ expiryMonth, expiryYear }: Expiry): string | null {
  const month = /^(0?[1-9]|1[0-2])$/.test(expiryMonth) ? expiryMonth.padStart(2, '0') : null;
  const year = /^(20)?(\d{2})$/.exec(expiryYear)?.[2];
  return month && year ? `${year}${month}` : null;
}

/** A card is valid until the last day of its month. */
export function isExpired(yymm: string, now: number): boolean {
  const [year = '', month = ''] = venueTime(now).date.split('-');
  return yymm < `${year.slice(2)}${month}`;
}
