import type { CartLine } from '#domain/cart/cart';
import { kurusOf } from '#domain/money';
import type { OrderChange } from '#domain/orders/order-changes';
import { isRecord } from '../json';

export function changesOf(response: unknown): OrderChange[] {
  const changes = isRecord(response) ? response.changes : null;
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

/** Returns the total without sold-out lines, in kuruş; null if the refusal lacks the total. */
export function newTotalOf(response: unknown): number | null {
  const total = isRecord(response) ? response.totalAmount : null;
  return typeof total === 'string' || typeof total === 'number' ? kurusOf(total) : null;
}

/** Returns the lines at the server's prices, without sold-out ones. */
export function changedLines(
  lines: readonly CartLine[],
  changes: readonly OrderChange[],
): CartLine[] {
  return lines.flatMap((line, index) => {
    const ofLine = changes.filter((change) => change.kind !== 'total' && change.line === index);
    if (ofLine.some((change) => change.kind === 'sold_out')) return [];
    const price = ofLine.find((change) => change.kind === 'price')?.new ?? line.price;
    return [{ ...line, price }];
  });
}

function isChange(change: unknown): change is OrderChange {
  if (!isRecord(change)) return false;
  if (change.kind === 'total') return typeof change.new === 'string';
  if (typeof change.line !== 'number') return false;
  return change.kind === 'sold_out' || (change.kind === 'price' && typeof change.new === 'string');
}
