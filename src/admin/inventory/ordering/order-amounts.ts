import { INVENTORY, type InventoryUnit, numberStyleOf } from '#domain/inventory/inventory-item';
import type { OrderLine } from '#domain/inventory/order-list';
import type { StockNeed } from '#domain/inventory/recipe';
import { quantityOf } from '#domain/quantity';
import { numberAsTyped } from '#domain/typed-number';
import type { Language } from '../../../i18n/language';
import { formatCount } from '../../shared/figures';
import { readAmount } from '../typed-amount';

/** Holds the amounts that somebody typed, by item. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** Returns the proposal until somebody types another amount. */
export function shownAmount({ id, toOrder }: StockNeed, typed: TypedAmounts): string {
  return typed[id] ?? numberAsTyped(toOrder);
}

/** Returns thousandths; an empty text is zero, and null means an unreadable amount. */
export function orderedMilli(amount: string, unit: InventoryUnit): number | null {
  return amount.trim() === '' ? 0 : readAmount(amount, numberStyleOf(unit));
}

/** Returns the order as text for the supplier and leaves out items with amount 0. */
export function orderedLines(
  needs: readonly StockNeed[],
  amountOf: (need: StockNeed) => string,
  language: Language,
): OrderLine[] {
  return needs.flatMap((need) => {
    const milli = orderedMilli(amountOf(need), need.unit);
    if (!milli) return [];
    const amount = formatCount(quantityOf(milli));
    return [{ name: INVENTORY.title(need, language), amount, unit: need.unit }];
  });
}
