import type { CartLine } from '#domain/cart/cart';
import { type Customizations, lineName } from '#domain/menu/extras';
import { shownKurus } from '#domain/money';
import type { OrderItemRead } from '#domain/orders/guest-order';

/** Describes one receipt line, local or from the server. */
export type ReceiptLine = {
  key: string;
  nameEn: string;
  nameTr: string;
  customizations?: Customizations;
  quantity: number;
  totalKurus: number;
};

export function receiptOfCart(lines: readonly CartLine[]): ReceiptLine[] {
  return lines.map((line) => ({
    ...line,
    key: String(line.id),
    totalKurus: shownKurus(line.price) * line.quantity,
  }));
}

export function receiptOfItems(items: readonly OrderItemRead[]): ReceiptLine[] {
  return items.map((item, index) => ({
    ...item,
    nameEn: dishOf(item.nameEn, item.customizations, 'en'),
    nameTr: dishOf(item.nameTr, item.customizations, 'tr'),
    key: String(index),
    totalKurus: shownKurus(item.totalPrice),
  }));
}

/** The server's line name includes the extras, so this function removes them. */
function dishOf(name: string, chosen: Customizations, language: 'en' | 'tr'): string {
  const choices = lineName({ nameEn: '', nameTr: '' }, chosen, language);
  return choices !== '' && name.endsWith(choices) ? name.slice(0, -choices.length) : name;
}
