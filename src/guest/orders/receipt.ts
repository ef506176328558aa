import type { CartLine } from '#domain/cart/cart';
import type { Customizations } from '#domain/menu/extras';
import { kurusOf } from '#domain/money';
import type { OrderItemRead } from '#domain/orders/order-view';

/** One line of a receipt, whether it is still on the phone or came from the bar. */
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
    totalKurus: (kurusOf(line.price) ?? 0) * line.quantity,
  }));
}

export function receiptOfAnswer(items: readonly OrderItemRead[]): ReceiptLine[] {
  return items.map((item, index) => ({
    ...item,
    key: String(index),
    totalKurus: kurusOf(item.totalPrice) ?? 0,
  }));
}
