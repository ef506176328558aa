import type { CartLine } from '#domain/cart/cart';
import { type Customizations, friesOf, isSweetPotato, type MenuItem } from '#domain/menu/menu-item';
import { liraText, shownKurus } from '#domain/money';

export function unitKurus(
  item: Pick<MenuItem, 'priceKurus' | 'fries'>,
  customizations: Customizations,
): number {
  return item.priceKurus + (customizations.fries ? friesOf(item).kurus : 0);
}

export type LineToday = {
  line: CartLine;
  kurus: number;
  wasKurus: number | null;
  isSoldOut: boolean;
};

/** Returns the cart at the present menu. Without a menu (`items` empty) the cart stays as is: the server decides. */
export function cartToday(lines: readonly CartLine[], items: readonly MenuItem[]): LineToday[] {
  return lines.map((line) => lineToday(line, items));
}

function lineToday(line: CartLine, items: readonly MenuItem[]): LineToday {
  const before = shownKurus(line.price);
  const asItWas = { line, kurus: before, wasKurus: null, isSoldOut: false };
  if (items.length === 0) return asItWas;
  const item = items.find(({ id }) => id === line.originalMenuItemId);
  const { fries } = line.customizations ?? {};
  const wanted = fries ?? (item && isSweetPotato(item) ? 'sweet' : null);
  if (!item?.isAvailable || (wanted && friesOf(item).soldOut.includes(wanted)))
    return { ...asItWas, isSoldOut: true };
  // A dish paid with points stays free.
  const kurus = line.holdId ? 0 : unitKurus(item, line.customizations ?? {});
  return { line, kurus, wasKurus: kurus === before ? null : before, isSoldOut: false };
}

export function linesToday(lines: readonly LineToday[]): CartLine[] {
  return lines
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ line, kurus }) => ({ ...line, price: liraText(kurus) }));
}

export function totalToday(lines: readonly LineToday[]): number {
  return lines.reduce(
    (sum, { line, kurus, isSoldOut }) => sum + (isSoldOut ? 0 : kurus * line.quantity),
    0,
  );
}
