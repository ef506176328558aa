import * as v from 'valibot';

/** Control characters other than tab and line feed have no place in anything a person writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** One line or paragraph of human text: trimmed, NFC, no control characters, at most `max` characters. */
export function humanText(max: number) {
  return v.pipe(
    v.string('invalid'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.check((text) => !CONTROL.test(text), 'text.control_characters'),
    v.maxLength(max, 'text.too_long'),
  );
}

/** The same, but it must not be empty; `code` names what is missing ("name.required"). */
export function requiredText(code: string, max: number) {
  return v.pipe(humanText(max), v.minLength(1, code));
}

/**
 * A phone number as people type it; kept as typed, checked by its digits: 7 to 17, and a Turkish one has ten
 * after its +90 or 0. One that begins with a single 0 is Turkish: nobody else could be called by it from here.
 */
export function phoneText() {
  return v.pipe(
    requiredText('phone.required', 250),
    v.regex(/^[+\d][\d\s().\-/]*$/, 'phone.invalid'),
    v.check((text) => {
      const { length } = digitsOf(text);
      return length >= 7 && length <= 17;
    }, 'phone.invalid'),
    v.check((text) => {
      const national = turkishDigits(text);
      return national === null || national.length === TURKISH_PHONE_DIGITS;
    }, 'phone.wrong_length'),
  );
}

const TURKISH_PHONE_DIGITS = 10;

/** The digits of a Turkish number without its calling code; null: it is no Turkish one. */
function turkishDigits(text: string): string | null {
  const digits = digitsOf(text);
  if (!text.startsWith('+') && !digits.startsWith('00')) {
    return digits.startsWith('0') ? digits.slice(1) : null;
  }
  const international = digits.replace(/^00/, '');
  // Some write +90 (0)532.
  return international.startsWith('90') ? international.slice(2).replace(/^0/, '') : null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** An e-mail address, lower-cased by English rules whatever the reader's language. */
export function emailText() {
  return v.pipe(
    v.string('email.invalid'),
    v.transform((text) => text.trim().toLowerCase()),
    v.maxLength(254, 'email.invalid'),
    v.email('email.invalid'),
  );
}

export const uuidText = v.pipe(
  v.string(),
  v.regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    'id.invalid',
  ),
);
