import { type Choice, type Field, fact } from '../resource/field';
import type { PaymentMethod, TransactionType } from './transaction';

type Named<Value extends string> = Choice & { value: Value };

export const TRANSACTION_TYPE_CHOICES: readonly Named<TransactionType>[] = [
  { value: 'sale', label: { en: 'Sale', tr: 'Satış' } },
  { value: 'sale_undone', label: { en: 'Sale undone', tr: 'Geri alınan satış' } },
  { value: 'deposit', label: { en: 'Deposit', tr: 'Kapora' } },
  { value: 'deposit_undone', label: { en: 'Deposit undone', tr: 'Geri alınan kapora' } },
  { value: 'refund', label: { en: 'Refund', tr: 'İade' } },
  { value: 'payment', label: { en: 'Bill payment', tr: 'Hesap ödemesi' } },
  { value: 'income', label: { en: 'Income', tr: 'Gelir' } },
  { value: 'expense', label: { en: 'Expense', tr: 'Gider' } },
];

export const PAYMENT_METHOD_CHOICES: readonly Named<PaymentMethod>[] = [
  { value: 'cash', label: { en: 'Cash', tr: 'Nakit' } },
  { value: 'card', label: { en: 'Card', tr: 'Kart' } },
];

export const TRANSACTION_COLUMNS = {
  createdAt: fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }),
  businessDay: fact({ kind: 'day', label: { en: 'Business day', tr: 'İş günü' } }),
  type: {
    ...fact({ kind: 'choice', label: { en: 'Type', tr: 'Tür' } }),
    choices: TRANSACTION_TYPE_CHOICES,
  },
  method: {
    ...fact({ kind: 'choice', label: { en: 'Method', tr: 'Yöntem' } }),
    choices: PAYMENT_METHOD_CHOICES,
  },
  amount: fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  reason: fact({ kind: 'line', label: { en: 'Reason', tr: 'Neden' } }),
  by: fact({ kind: 'line', label: { en: 'By', tr: 'Kim' } }),
  reference: fact({ kind: 'line', label: { en: 'Reference', tr: 'Referans' } }),
  isReversed: fact({ kind: 'flag', label: { en: 'Reversed', tr: 'Ters kayıtlı' } }),
} satisfies Record<string, Field>;
