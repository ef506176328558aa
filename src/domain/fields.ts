import * as v from 'valibot';
import { kurusOf } from './money';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the schema refuses exactly these characters.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f]/;

/** Invisible characters hide or reorder text; the joiners (U+200C, U+200D) may stay for scripts and emoji. */
const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const NOTHING_SHOWN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** The length check comes before normalizing, whose time grows with the square of the combining marks. */
const MOST_UNITS_A_CHARACTER = 4;

/** Accepts a paragraph: trimmed, NFC, no control or hidden characters, at most `max` characters. */
export function humanText(max: number) {
  return v.pipe(
    v.string('invalid'),
    v.maxLength(MOST_UNITS_A_CHARACTER * max, 'text.too_long'),
    v.transform(cleaned),
    v.check((text) => !CONTROL.test(text), 'text.control_characters'),
    v.maxLength(max, 'text.too_long'),
  );
}

/** Accepts one line: a paragraph whose line breaks become spaces. */
export function lineText(max: number) {
  return v.pipe(
    humanText(max),
    v.transform((text) => text.replace(/\s*\n\s*/g, ' ')),
  );
}

/** Accepts a non-empty line; `code` names the error ("name.required"). */
export function requiredText(code: string, max: number) {
  return v.pipe(lineText(max), v.minLength(1, code));
}

export function requiredParagraph(code: string, max: number) {
  return v.pipe(humanText(max), v.minLength(1, code));
}

function cleaned(text: string): string {
  const shown = text.normalize('NFC').replace(HIDDEN, '').replace(LINE_BREAK, '\n').trim();
  return NOTHING_SHOWN.test(shown) ? '' : shown;
}

/** Accepts lira in whole kuruş. */
export const liraAmount = v.union(
  [
    v.pipe(
      v.number(),
      v.finite('amount.invalid'),
      v.minValue(0, 'amount.invalid'),
      v.maxValue(9_999_999, 'amount.invalid'),
      v.check((lira) => kurusOf(lira) !== null, 'amount.invalid'),
    ),
    v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount.invalid')),
  ],
  'amount.invalid',
);

export function wholeNumber(min: number, max: number, code: string, tooLarge = code) {
  return v.pipe(v.number(code), v.integer(code), v.minValue(min, code), v.maxValue(max, tooLarge));
}

/** Accepts at most `max` items; the schema checks the length before the items. */
export function listOf<S extends v.GenericSchema>(item: S, max: number, code = 'invalid') {
  return v.pipe(
    v.custom<v.InferInput<S>[]>(Array.isArray, 'invalid'),
    v.maxLength(max, code),
    v.array(item),
  );
}

const EMAIL_MAX = 254;

/** The schema lower-cases by English rules, because Turkish rules would turn I into ı. */
export function emailText() {
  return v.pipe(
    v.string('email.invalid'),
    v.maxLength(MOST_UNITS_A_CHARACTER * EMAIL_MAX, 'email.invalid'),
    v.transform((text) => text.trim().toLowerCase()),
    v.maxLength(EMAIL_MAX, 'email.invalid'),
    v.email('email.invalid'),
  );
}

export const uuidText = v.pipe(
  v.string(),
  v.transform((text) => text.toLowerCase()),
  v.regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    'id.invalid',
  ),
);

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
