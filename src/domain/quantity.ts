import * as v from 'valibot';
import { typedNumber } from './typed-number';

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
