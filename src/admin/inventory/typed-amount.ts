import * as v from 'valibot';
import { quantity } from '#domain/quantity';
import { type NumberStyle, typedNumber } from '#domain/typed-number';

/** Reads a typed amount in thousandths of its unit; null means an unreadable amount. */
export function readAmount(typed: string, style: NumberStyle): number | null {
  const read = v.safeParse(quantity, typedNumber(typed, style));
  return read.success ? read.output : null;
}
