import * as v from 'valibot';

/**
 * A lone point before three digits groups thousands in sums of money and counts (1.250 is 1250) and begins the
 * decimals of measures such as kilograms (1.250 is 1.25).
 */
export type NumberStyle = 'grouped' | 'measured';

const GROUPS_OF_POINTS = /^-?[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPS_OF_COMMAS = /^-?[1-9]\d{0,2}(,\d{3}){2,}$/;
const GROUPED = {
  ',': /^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/,
  '.': /^-?[1-9]\d{0,2}(,\d{3})+\.\d+$/,
};
const LONE_GROUP = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Returns a number as the API writes it: "1.250,50" and "1,250.50" are "1250.50". A group of thousands never begins
 * with 0. A text that is no number comes back as it is, so that the schema refuses it.
 */
export function typedNumber(typed: string, style: NumberStyle = 'grouped'): string {
  const text = plain(typed);
  if (GROUPS_OF_POINTS.test(text) && !(style === 'measured' && LONE_GROUP.test(text))) {
    return text.replaceAll('.', '');
  }
  if (GROUPS_OF_COMMAS.test(text)) return text.replaceAll(',', '');
  if (GROUPED[','].test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (GROUPED['.'].test(text)) return text.replaceAll(',', '');
  return text.includes('.') ? text : text.replace(',', '.');
}

/** True if the point could group thousands or begin decimals, so a form says how it read the text. */
export function isAmbiguousNumber(typed: string): boolean {
  return LONE_GROUP.test(plain(typed));
}

/** Returns a number of the API as a person types it in Turkey: "1250.50" → "1250,50". */
export function numberAsTyped(number: number | string): string {
  return String(number).replace('.', ',');
}

function plain(typed: string): string {
  return typed.replace(/[\s₺]/g, '').replace('−', '-');
}

/** The database stores stock in whole thousandths of the unit (2.5 kg = 2500), because sums of fractions drift. */
const PER_UNIT = 1_000;
export const MOST_UNITS = 1_000_000;

/** Converts thousandths to the API's number: 2500 → 2.5. */
export function quantityOf(milli: number): number {
  return milli / PER_UNIT;
}

/** Returns thousandths, or null if the number is finer than a thousandth. */
export function milliOf(units: number): number | null {
  const milli = Math.round(units * PER_UNIT);
  return Math.abs(milli - units * PER_UNIT) < 1e-6 ? milli : null;
}

const CODE = 'quantity.invalid';
const typed = v.pipe(
  v.string(),
  v.transform((text) => typedNumber(text, 'measured')),
  v.regex(/^-?\d{1,7}(\.\d{1,3})?$/, CODE),
  v.transform(Number),
);

function units(least: number) {
  return v.pipe(
    v.union([v.pipe(v.number(CODE), v.finite(CODE)), typed], CODE),
    v.minValue(least, CODE),
    v.maxValue(MOST_UNITS, CODE),
    v.check((value) => milliOf(value) !== null, CODE),
    v.transform((value) => milliOf(value) ?? 0),
  );
}

/** Reads thousandths from a number or text of the API. */
export const quantity = units(0);
export const someQuantity = v.pipe(
  units(0),
  v.check((milli) => milli > 0, CODE),
);
export const quantityChange = v.pipe(
  units(-MOST_UNITS),
  v.check((milli) => milli !== 0, CODE),
);
