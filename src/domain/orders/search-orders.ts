import { fold } from '../fold';
import { orderCode } from './order';

export type Findable = {
  id: string;
  tableNumber: string | null;
  guestName: string | null;
  guestPhone: string | null;
};

/** A shorter digit string matches a table's number, but no part of a phone number. */
const PHONE_DIGITS = 4;

export function isOrderMeant(order: Findable, typed: string): boolean {
  const wanted = fold(typed.trim());
  if (wanted === '') return true;
  const texts = [orderCode(order.id), order.guestName ?? ''];
  if (texts.some((text) => fold(text).includes(wanted))) return true;
  if (fold(order.tableNumber ?? '') === wanted) return true;
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(typed.trim());
  return (
    isNumber && (order.guestPhone ?? '').replace(/\D/g, '').includes(digits.replace(/^0+/, ''))
  );
}
