import * as v from 'valibot';
import { quantity } from '#domain/quantity';
import { type NumberStyle, typedNumber } from '#domain/typed-number';
import { formatCount } from '../shared/figures';

/** Formats a number with its sign: "+2,5" or "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`;
}

/** Reads a typed amount in thousandths of its unit; null means an unreadable amount. */
export function readAmount(typed: string, style: NumberStyle): number | null {
  const read = v.safeParse(quantity, typedNumber(typed, style));
  return read.success ? read.output : null;
}
