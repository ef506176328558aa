import * as v from 'valibot';
import { liraAmount, listOf } from '../fields';
import { liraText, wholeKurus } from '../money';

const MOST_PRICES = 500;

const price = v.pipe(
  liraAmount,
  v.transform((amount) => liraText(wholeKurus(amount))),
);

/** The body of POST /api/admin/menu/prices has each item's seen and new price. The server writes all or none. */
export const changePricesInput = v.object({
  prices: v.pipe(
    listOf(v.object({ id: v.pipe(v.number(), v.integer()), from: price, to: price }), MOST_PRICES),
    v.minLength(1, 'menu.no_prices'),
  ),
});
export type ChangePricesInput = v.InferOutput<typeof changePricesInput>;

export type PriceRule = {
  kind: 'percent' | 'amount';
  /** The step is per cent or lira; a negative step lowers the price. */
  by: number;
  /** The preview rounds to multiples of this many lira; 0 rounds to the kuruş. */
  roundTo: 0 | 5 | 10;
};

export function newPrice(kurus: number, { kind, by, roundTo }: PriceRule): number {
  const changed = kind === 'percent' ? kurus * (1 + by / 100) : kurus + by * 100;
  const step = roundTo === 0 ? 1 : roundTo * 100;
  return Math.max(0, Math.round(changed / step) * step);
}
