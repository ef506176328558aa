import { kurusOf, liraText, wholeKurus } from '../money';
import type { OrderLineInput } from './place-order';
import type { PricedOrder } from './price-order';

/** Describes a difference from the order that the guest saw; `line` is the index in the order's items. */
export type OrderChange =
  | {
      kind: 'price';
      line: number;
      itemId: number;
      nameEn: string;
      nameTr: string;
      old: string;
      new: string;
    }
  | { kind: 'sold_out'; line: number; itemId: number; nameEn: string; nameTr: string }
  | { kind: 'total'; old: string; new: string };

export function orderChanges(
  seen: { items: readonly OrderLineInput[]; totalAmount: number | string },
  now: PricedOrder,
): OrderChange[] {
  const changes: OrderChange[] = now.lines.flatMap((line, index): OrderChange[] => {
    const { id: itemId, nameEn, nameTr } = line.item;
    if (line.isSoldOut) return [{ kind: 'sold_out', line: index, itemId, nameEn, nameTr }];
    const seenPrice = seen.items[index]?.price ?? null;
    if (seenPrice === null || kurusOf(seenPrice) === line.unitKurus) return [];
    const old = typeof seenPrice === 'number' ? seenPrice.toFixed(2) : seenPrice;
    return [
      { kind: 'price', line: index, itemId, nameEn, nameTr, old, new: liraText(line.unitKurus) },
    ];
  });
  if (kurusOf(seen.totalAmount) !== now.totalKurus) {
    changes.push({
      kind: 'total',
      old: liraText(wholeKurus(seen.totalAmount)),
      new: liraText(now.totalKurus),
    });
  }
  return changes;
}

export function isOnlyCheaper(changes: readonly OrderChange[]): boolean {
  const isTotalLower = changes.some((change) => change.kind === 'total');
  return isTotalLower && changes.every((change) => change.kind !== 'sold_out' && hasFallen(change));
}

function hasFallen(change: { old: string; new: string }): boolean {
  const [before, after] = [kurusOf(change.old), kurusOf(change.new)];
  return before !== null && after !== null && after < before;
}
