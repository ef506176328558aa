import * as v from 'valibot';
import { liraAmount, requiredText } from '../fields';
import { wholeKurus } from '../money';
import type { LineEntryRead } from '../orders/guest-order';
import type { OrderStatus, ServiceType } from '../orders/order';
import type { HistoryService, OrderPaid } from '../orders/order-history';
import { MOST_ORDERS_IN_FILE } from '../orders/order-history';
import { numberAsTyped } from '../quantity';
import { recordsCsv } from '../resource/csv';
import type { Field, Words } from '../resource/resource';
import { choicesOf, field } from '../resource/resource';
import type { TenderMethod } from '../tender-methods';
import { TENDER_METHODS } from '../tender-methods';
import SAID from './breakdown-words.json' with { type: 'json' };
import { CANCEL_WORDS, ENTRY_WORDS, reasonText, SERVICE_WORDS } from './report-words';
import REPORT_WORDS from './report-words.json' with { type: 'json' };
import type { LiraTotals, VatRow } from './summary';
import transactionWordsJsonWORDS from './transaction-words.json' with { type: 'json' };

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

export const TRANSACTION_TYPE_CHOICES = choicesOf(
  TRANSACTION_TYPES,
  transactionWordsJsonWORDS.types,
);

export const PAYMENT_METHOD_CHOICES = choicesOf(TENDER_METHODS, transactionWordsJsonWORDS.methods);

export const TRANSACTION_COLUMNS = {
  createdAt: field.fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }),
  businessDay: field.fact({ kind: 'day', label: { en: 'Business day', tr: 'İşletme günü' } }),
  type: {
    ...field.fact({ kind: 'choice', label: { en: 'Type', tr: 'Tür' } }),
    choices: TRANSACTION_TYPE_CHOICES,
  },
  method: {
    ...field.fact({ kind: 'choice', label: { en: 'Method', tr: 'Ödeme şekli' } }),
    choices: PAYMENT_METHOD_CHOICES,
  },
  amount: field.fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  reason: field.fact({ kind: 'line', label: { en: 'Reason', tr: 'Neden' } }),
  by: field.fact({ kind: 'line', label: { en: 'By', tr: 'Yapan' } }),
  reference: field.fact({ kind: 'line', label: { en: 'Reference', tr: 'Referans' } }),
  isReversed: field.fact({ kind: 'flag', label: { en: 'Reversed', tr: 'Ters kayıtlı' } }),
} satisfies Record<string, Field>;

/** A list of figures has at most this many parts; its sums count all of them. */
export const MOST_PARTS = 5_000;

type Named = { nameEn: string; nameTr: string };

/** Amounts are lira as text, VAT included; `pieces` counts dishes. */
type SoldPart = { pieces: number; amount: string };

/** Pieces and value that were taken off lines by one person for one reason. */
export type EntryPart = { count: number } & Pick<
  LineEntryRead,
  'kind' | 'by' | 'approvedBy' | 'reason' | 'wasMade' | 'amount'
>;

/** What both ledgers say about a period. The dashboard, the summary, the report and the close of day read it. */
export type DayFigures = {
  totals: LiraTotals;
  /** Splits revenue by the rate that each line was ordered with; null means that the licence was not chosen. */
  vat: VatRow[];
  /** null stands for delivery fees and corrections, which belong to no dish. */
  dishes: (SoldPart & { item: Named | null })[];
  categories: (SoldPart & { category: Named | null })[];
  /** The hour of the order by the venue's clock. */
  hours: (SoldPart & { hour: number })[];
  services: (SoldPart & { service: ServiceType })[];
  /** null means the guest or the server. */
  people: (SoldPart & { by: string | null })[];
  tips: { by: string | null; count: number; amount: string }[];
  entries: EntryPart[];
  cancelled: { by: string | null; reason: string | null; count: number; amount: string }[];
  freeDishes: number;
  /** Deposits that no bill has used yet, of all days up to the last one. */
  depositsHeld: string;
  /** Sold: deposits of parties that did not come. Days that were closed before do not say. */
  depositsKept?: string;
};

type Label = Field['label'];
const line = (label: Label) => field.fact({ kind: 'line', label });
const named = <Value extends string>(label: Label, words: Record<Value, Label>) => ({
  ...field.fact({ kind: 'choice', label }),
  choices: Object.entries<Label>(words).map(([value, label]) => ({ value, label })),
});

export const ORDER_COLUMNS = {
  createdAt: field.fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }),
  businessDay: field.fact({ kind: 'day', label: { en: 'Business day', tr: 'İşletme günü' } }),
  code: line({ en: 'Order', tr: 'Sipariş' }),
  billNumber: line({ en: 'Bill', tr: 'Hesap' }),
  service: named<HistoryService>(
    { en: 'Service', tr: 'Servis' },
    { ...SERVICE_WORDS, brunch: { en: 'Brunch', tr: 'Brunch' } },
  ),
  tableNumber: line({ en: 'Table', tr: 'Masa' }),
  guestName: line({ en: 'Guest', tr: 'Misafir' }),
  guestPhone: field.fact({ kind: 'phone', label: { en: 'Phone', tr: 'Telefon' } }),
  dishes: line({ en: 'Dishes', tr: 'Ürünler' }),
  status: named<OrderStatus>({ en: 'Status', tr: 'Durum' }, REPORT_WORDS.orderStatuses),
  statusBy: line({ en: 'By', tr: 'Yapan' }),
  paid: named<OrderPaid>({ en: 'Paid', tr: 'Ödendi' }, REPORT_WORDS.paid),
  methods: line({ en: 'Method', tr: 'Ödeme şekli' }),
  totalAmount: field.fact({ kind: 'lira', label: { en: 'Total (₺)', tr: 'Toplam (₺)' } }),
} satisfies Record<string, Field>;

/** Stands in the last row of a file that has not all orders. */
export const FILE_IS_CUT = {
  en: `Only the first ${MOST_ORDERS_IN_FILE} orders. Choose fewer days.`,
  tr: `Yalnızca ilk ${MOST_ORDERS_IN_FILE} sipariş. Daha az gün seçin.`,
} as const;

/** One row of a breakdown; `count` is pieces or cases, `amount` lira as text. */
export type PartRow = {
  key: string;
  label: string;
  hint?: string;
  count: number | null;
  /** null where no money is concerned. */
  amount: string | null;
};

/** Names rows; screen, paper, mail and file show the same. */
export type Part = { part: string; rows: readonly PartRow[] };

export const BREAKDOWNS = [
  'dish',
  'category',
  'hour',
  'service',
  'person',
  'vat',
  'method',
  'tips',
  'entries',
  'cancelled',
] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

type Language = keyof Words;

export const BREAKDOWN_WORDS: Record<Breakdown, Words> = SAID.breakdowns;

const WORDS = SAID.rows;

const METHODS = ['cash', 'card', 'online', 'transfer'] as const;

export function personText(by: string | null, language: Language): string {
  return by ?? WORDS.nobody[language];
}

export function approvedText(by: string, language: Language): string {
  return language === 'tr' ? `onaylayan: ${by}` : `approved by ${by}`;
}

export function methodText(method: string, language: Language): string {
  return PAYMENT_METHOD_CHOICES.find(({ value }) => value === method)?.label[language] ?? method;
}

/** Returns the rows of a breakdown with their words. */
export function breakdownRows(figures: DayFigures, kind: Breakdown, language: Language): PartRow[] {
  const say = (words: Words) => words[language];
  const named = (name: { nameEn: string; nameTr: string } | null) =>
    name ? (language === 'tr' ? name.nameTr : name.nameEn) : say(WORDS.noDish);
  switch (kind) {
    case 'dish':
      return sold(figures.dishes, ({ item }) => named(item));
    case 'category':
      return sold(figures.categories, ({ category }) => named(category));
    case 'hour':
      return sold(figures.hours, ({ hour }) => `${String(hour).padStart(2, '0')}:00`);
    case 'service':
      return sold(figures.services, ({ service }) => say(SERVICE_WORDS[service]));
    case 'person':
      return sold(figures.people, ({ by }) => personText(by, language));
    case 'vat':
      return vatRows(figures, language);
    case 'method':
      return methodRows(figures, language);
    case 'tips':
      return figures.tips.map(({ by, count, amount }) => ({
        ...{ key: `${by}`, label: personText(by, language), count, amount },
      }));
    case 'entries':
      return entryRows(figures, language);
    case 'cancelled':
      return figures.cancelled.map(({ by, reason, count, amount }, index) => ({
        ...{ key: `${index}`, label: personText(by, language), count, amount },
        hint: (reason && CANCEL_WORDS[reason]?.[language]) ?? reason ?? '',
      }));
  }
}

function sold<Row extends SoldPart>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): PartRow[] {
  return rows.map((row, index) => ({
    ...{ key: `${index}`, label: labelOf(row), count: row.pieces || null, amount: row.amount },
  }));
}

function vatRows({ vat }: DayFigures, language: Language): PartRow[] {
  const rate = (percent: number) => (language === 'tr' ? `KDV %${percent}` : `VAT ${percent}%`);
  const base = (net: string) => `${language === 'tr' ? 'Matrah' : 'Net'} ${numberAsTyped(net)}`;
  return vat.map(({ percent, gross, vat: tax, net }) => ({
    key: `${percent}`,
    label: percent === null ? WORDS.noLicence[language] : rate(percent),
    ...(net !== null && { hint: base(net) }),
    count: null,
    amount: tax ?? gross,
  }));
}

function methodRows(
  { totals, depositsHeld, depositsKept = '0.00' }: DayFigures,
  language: Language,
): PartRow[] {
  const row = (key: string, label: string, amount: string) => ({ key, label, count: null, amount });
  return [
    ...METHODS.map((method) => row(method, methodText(method, language), totals[method])),
    row('deposit', WORDS.depositsUsed[language], totals.depositsUsed),
    row('kept', WORDS.depositsKept[language], depositsKept),
    row('held', WORDS.depositsHeld[language], depositsHeld),
  ];
}

function entryRows({ entries }: DayFigures, language: Language): PartRow[] {
  return entries.map(({ kind, by, approvedBy, reason, wasMade, count, amount }, index) => ({
    key: `${index}`,
    label: `${ENTRY_WORDS[kind][language]} · ${personText(by, language)}`,
    hint: [
      reasonText(reason, language),
      wasMade === true && WORDS.made[language],
      wasMade === false && WORDS.notMade[language],
      approvedBy && approvedText(approvedBy, language),
    ]
      .filter(Boolean)
      .join(' · '),
    count,
    amount,
  }));
}

/** Writes parts into one file for a Turkish spreadsheet, which filters them by the first column. */
export function partsCsv(parts: readonly Part[], language: Language): string {
  const fields = {
    part: field.fact({ kind: 'line', label: { en: 'By', tr: 'Kırılım' } }),
    label: field.fact({ kind: 'line', label: { en: 'Name', tr: 'Ad' } }),
    hint: field.fact({ kind: 'line', label: { en: 'Details', tr: 'Ayrıntı' } }),
    count: field.fact({ kind: 'whole', label: { en: 'Count', tr: 'Adet' } }),
    amount: field.fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  };
  const rows = parts.flatMap(({ part, rows: of }) => of.map((row) => ({ ...row, part })));
  return recordsCsv({ fields }, rows, { language, numbers: 'tr' });
}
