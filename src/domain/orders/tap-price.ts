import { friesOf } from '../menu/menu-item';
import { kurusOf, liraText } from '../money';
import type { OrderRemark } from './order';
import type { PricedLine, PricedOrder } from './price-order';
import type { TakenLine } from './take-order';

/** A tablet's copy of the menu may be this old at the tap (ms). */
export const COPY_MS = 24 * 60 * 60_000;

/** A price of a dish that was replaced after the tablet may have read it. */
type ReplacedPrice = { itemId: number; fromKurus: number | null };

/** True if a line's price at the tap is not the present one: then the price history is asked. */
export function isRepriced(priced: PricedOrder, items: readonly TakenLine[]): boolean {
  return priced.lines.some(
    ({ unitKurus }, index) => tappedKurus(items[index], unitKurus) !== unitKurus,
  );
}

export type TakenOrder = PricedOrder & { remarks: OrderRemark[] };

/**
 * Gives each line of a waiter's round the price of the tap, if the dish had it shortly before, and the present price
 * otherwise. Dishes that are sold out meanwhile stand. Whatever differs from the tap is a remark.
 */
export function pricedAtTap(
  priced: PricedOrder,
  items: readonly TakenLine[],
  replaced: readonly ReplacedPrice[],
): TakenOrder {
  const remarks: OrderRemark[] = [];
  const lines = priced.lines.map((line, lineNo): PricedLine => {
    const tapped = tappedKurus(items[lineNo], line.unitKurus);
    if (line.isSoldOut) remarks.push({ lineNo, kind: 'sold_out' });
    if (tapped === line.unitKurus) return line;
    const isProven = replaced.some(
      ({ itemId, fromKurus }) =>
        itemId === line.item.id && fromKurus !== null && fromKurus + friesKurus(line) === tapped,
    );
    const prices = { tapped: liraText(tapped), now: liraText(line.unitKurus) };
    remarks.push({ lineNo, kind: isProven ? 'tap_price' : 'new_price', ...prices });
    return isProven ? { ...line, unitKurus: tapped } : line;
  });
  const goods = lines.reduce((sum, { unitKurus, quantity }) => sum + unitKurus * quantity, 0);
  return { lines, feeKurus: priced.feeKurus, totalKurus: goods + priced.feeKurus, remarks };
}

/** A line without a price means the present one. */
function tappedKurus(line: TakenLine | undefined, nowKurus: number): number {
  const { price } = line ?? {};
  return (price === null || price === undefined ? null : kurusOf(price)) ?? nowKurus;
}

function friesKurus({ item, customizations }: PricedLine): number {
  return customizations.fries ? friesOf(item).kurus : 0;
}
