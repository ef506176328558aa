import { INVENTORY } from '#domain/inventory/inventory-item';
import type { OrderLine } from '#domain/inventory/order-list';
import type { StockNeed } from '#domain/inventory/stock-needs';
import type { Language } from '../../../i18n/language';
import { readAmount } from '../typed-amount';

/** Holds the amounts that somebody typed, by item. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** Returns the proposal until somebody types another amount. */
export function shownAmount({ id, toOrder }: StockNeed, typed: TypedAmounts): string {
  return typed[id] ?? String(toOrder).replace('.', ',');
}

/** Returns thousandths; an empty text is zero, and null means an unreadable amount. */
export function orderedMilli(amount: string): number | null {
  return amount.trim() === '' ? 0 : readAmount(amount);
}

/** Returns the order as text for the supplier and leaves out items with amount 0. */
export function orderedLines(
  needs: readonly StockNeed[],
  amountOf: (need: StockNeed) => string,
  language: Language,
): OrderLine[] {
  return needs
    .filter((need) => orderedMilli(amountOf(need)))
    .map((need) => ({
      name: INVENTORY.title(need, language),
      amount: amountOf(need).trim(),
      unit: need.unit,
    }));
}
