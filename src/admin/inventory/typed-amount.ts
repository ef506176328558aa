import * as v from 'valibot';
import { quantity } from '#domain/quantity';
import { plainNumber } from '../shared/figures';

/** Reads a typed amount in thousandths of its unit; null means an unreadable amount. */
export function readAmount(typed: string): number | null {
  const read = v.safeParse(quantity, plainNumber(typed));
  return read.success ? read.output : null;
}
