import * as v from 'valibot';
import { liraAmount, requiredText } from '../fields';
import { wholeKurus } from '../money';
import { choicesOf, type Field, fact } from '../resource/field';
import { TENDER_METHODS, type TenderMethod } from '../tender-methods';
import WORDS from './transaction-words.json' with { type: 'json' };

/** Staff enter `income` and `expense`. `sale`, `sale_undone` and `refund` are from before the till. */
export const TRANSACTION_TYPES = [
  'tender',
  'tip',
  'tip_out',
  'float',
  'drop',
  'sale',
  'sale_undone',
  'deposit',
  'deposit_undone',
  'refund',
  'payment',
  'income',
  'expense',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Staff enter money by one of these. */
const PAYMENT_METHODS = ['cash', 'card'] as const;
export type PaymentMethod = TenderMethod;

/** A row of the ledger never changes: a second row with the opposite amount reverses a wrong manual entry. */
export type Transaction = {
  id: string;
  type: TransactionType;
  /** null means that nobody recorded a method. */
  method: PaymentMethod | null;
  /** The day is in the form yyyy-MM-dd. */
  businessDay: string;
  createdAt: string;
  /** The amount is in lira as text; a negative amount left the till. */
  amount: string;
  reference: { kind: ReferenceKind; id: string } | null;
  /** The bill that was paid; null for money of before the till. */
  bill: { id: string; number: string; label: string } | null;
  reason: string | null;
  /** Holds the first name of the member of staff; null means the guest or the server. */
  by: string | null;
  isReversed: boolean;
};

export type ReferenceKind = 'order' | 'brunch' | 'payment' | 'seating' | 'bill' | 'transaction';

const MAX_REASON = 200;

/** Describes a manual entry. The amount is positive; the type gives its sign. */
export const recordTransactionInput = v.object({
  type: v.picklist(['income', 'expense'], 'transaction.type_required'),
  method: v.picklist(PAYMENT_METHODS, 'transaction.method_required'),
  amount: v.pipe(
    liraAmount,
    v.check((lira) => Number(lira) > 0, 'amount.invalid'),
  ),
  reason: requiredText('transaction.reason_required', MAX_REASON),
});
export type RecordTransactionInput = v.InferOutput<typeof recordTransactionInput>;

export const reverseTransactionInput = v.object({
  reason: requiredText('transaction.reason_required', MAX_REASON),
});
export type ReverseTransactionInput = v.InferOutput<typeof reverseTransactionInput>;

export function signedKurus({ type, amount }: Pick<RecordTransactionInput, 'type' | 'amount'>) {
  const kurus = wholeKurus(amount);
  return type === 'expense' ? -kurus : kurus;
}

/** Staff can reverse only manual entries here; orders and deposits have their own undo. */
export function canReverse(type: TransactionType): boolean {
  return type === 'income' || type === 'expense';
}

export const TRANSACTION_TYPE_CHOICES = choicesOf(TRANSACTION_TYPES, WORDS.types);

export const PAYMENT_METHOD_CHOICES = choicesOf(TENDER_METHODS, WORDS.methods);

export const TRANSACTION_COLUMNS = {
  createdAt: fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }),
  businessDay: fact({ kind: 'day', label: { en: 'Business day', tr: 'İşletme günü' } }),
  type: {
    ...fact({ kind: 'choice', label: { en: 'Type', tr: 'Tür' } }),
    choices: TRANSACTION_TYPE_CHOICES,
  },
  method: {
    ...fact({ kind: 'choice', label: { en: 'Method', tr: 'Ödeme şekli' } }),
    choices: PAYMENT_METHOD_CHOICES,
  },
  amount: fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  reason: fact({ kind: 'line', label: { en: 'Reason', tr: 'Neden' } }),
  by: fact({ kind: 'line', label: { en: 'By', tr: 'Yapan' } }),
  reference: fact({ kind: 'line', label: { en: 'Reference', tr: 'Referans' } }),
  isReversed: fact({ kind: 'flag', label: { en: 'Reversed', tr: 'Ters kayıtlı' } }),
} satisfies Record<string, Field>;
