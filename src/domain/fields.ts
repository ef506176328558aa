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
