import * as v from 'valibot';

/** Stock is kept in whole thousandths of its unit: 2.5 kg are 2500. Sums of fractions would drift. */
const PER_UNIT = 1_000;
/** The most units of an item. */
export const MOST_UNITS = 1_000_000;

/** Thousandths as the API's number: 2500 → 2.5. */
export function quantityOf(milli: number): number {
  return milli / PER_UNIT;
}

/** A number of units as thousandths; null when it is finer than that. */
export function milliOf(units: number): number | null {
  const milli = Math.round(units * PER_UNIT);
  return Math.abs(milli - units * PER_UNIT) < 1e-6 ? milli : null;
}

const CODE = 'quantity.invalid';
const typed = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,7}([.,]\d{1,3})?$/, CODE),
  v.transform((text) => Number(text.replace(',', '.'))),
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

/** An amount of stock from the API, a number or a number as text, as thousandths. */
export const quantity = units(0);
/** The same for an amount that must be above zero. */
export const someQuantity = v.pipe(
  units(0),
  v.check((milli) => milli > 0, CODE),
);
/** An amount that comes or goes, never zero. */
export const quantityChange = v.pipe(
  units(-MOST_UNITS),
  v.check((milli) => milli !== 0, CODE),
);
