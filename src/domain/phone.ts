import * as v from 'valibot';
import { lineText } from './fields';

const DASHES = /[\u2010-\u2015\u2212]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Writes a number as people type it in plain characters, with its calling code as + and without a (0) behind it. */
export function plainPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .trim()
    .replace(/^(\(?)00\s*/, '$1+')
    .replace(/^\((\+\d+)\)/, '$1')
    .replace(/^(\+[\d\s]+)\(0\)\s*/, '$1')
    .replace(/^(\+\s?90[\s\-/]*)0/, '$1');
}

/** Returns the number as one dials it from anywhere; without a calling code it is Turkish. */
export function internationalPhone(typed: string): string {
  const dialled = plainPhone(typed).replace(/[\s().\-/]/g, '');
  return dialled.replace(/^0/, '+90');
}

/** Accepts a number of 7 to 17 digits, ten after +90 or 0. A single leading 0 means a Turkish number. */
export function phoneText() {
  return v.pipe(plainText, v.minLength(1, 'phone.required'), ...RULES);
}

export function optionalPhoneText() {
  return v.pipe(plainText, ...RULES);
}

const plainText = v.pipe(lineText(250), v.transform(plainPhone));

/** An empty text breaks none of these, and one without digits only the first. */
const RULES = [
  v.regex(/^(?:[+(\d][\d\s().\-/]*)?$/, 'phone.invalid'),
  v.check((text: string) => digitsIn(text) === 0 || digitsIn(text) >= 7, 'phone.too_short'),
  v.check((text: string) => digitsIn(text) <= 17, 'phone.wrong_length'),
  v.check(hasTurkishLength, 'phone.wrong_length'),
] as const;

const TURKISH = /^\+90(\d*)$/;
const TURKISH_DIGITS = 10;

function hasTurkishLength(text: string): boolean {
  const [, national] = TURKISH.exec(internationalPhone(text)) ?? [];
  return national === undefined || national.length === TURKISH_DIGITS;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
