import type { CartLine } from '#domain/cart/cart';

export type RemovedLine = { line: CartLine; index: number };

export type CartRow = { kind: 'line'; line: CartLine } | { kind: 'removed'; removed: RemovedLine };

/** Returns the cart's lines with removed ones in their former places; `removed` is oldest first. */
export function cartRows(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartRow[] {
  const rows = lines.map((line): CartRow => ({ kind: 'line', line }));
  // The newest removal comes first, because each index counts from before that removal.
  return removed.reduceRight<CartRow[]>(
    (list, gone) => [
      ...list.slice(0, gone.index),
      { kind: 'removed', removed: gone },
      ...list.slice(gone.index),
    ],
    rows,
  );
}
