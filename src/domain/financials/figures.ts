import type { LineEntryRead } from '../bills/line-entry';
import type { OrderStatus, ServiceType } from '../orders/order';
import { type HistoryService, MOST_ORDERS_IN_FILE, type OrderPaid } from '../orders/order-history';
import { type Field, fact } from '../resource/field';
import { SERVICE_WORDS } from './report-words';
import WORDS from './report-words.json' with { type: 'json' };
import type { LiraTotals, VatRow } from './summary';

/** A list of figures has at most this many parts; its sums count all of them. */
export const MOST_PARTS = 5_000;

type Named = { nameEn: string; nameTr: string };

/** Amounts are lira as text, VAT included; `pieces` counts dishes. */
export type SoldPart = { pieces: number; amount: string };

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
const line = (label: Label) => fact({ kind: 'line', label });
const named = <Value extends string>(label: Label, words: Record<Value, Label>) => ({
  ...fact({ kind: 'choice', label }),
  choices: Object.entries<Label>(words).map(([value, label]) => ({ value, label })),
});

export const ORDER_COLUMNS = {
  createdAt: fact({ kind: 'instant', label: { en: 'Time', tr: 'Saat' } }),
  businessDay: fact({ kind: 'day', label: { en: 'Business day', tr: 'İşletme günü' } }),
  code: line({ en: 'Order', tr: 'Sipariş' }),
  billNumber: line({ en: 'Bill', tr: 'Hesap' }),
  service: named<HistoryService>(
    { en: 'Service', tr: 'Servis' },
    { ...SERVICE_WORDS, brunch: { en: 'Brunch', tr: 'Brunch' } },
  ),
  tableNumber: line({ en: 'Table', tr: 'Masa' }),
  guestName: line({ en: 'Guest', tr: 'Misafir' }),
  guestPhone: fact({ kind: 'phone', label: { en: 'Phone', tr: 'Telefon' } }),
  dishes: line({ en: 'Dishes', tr: 'Ürünler' }),
  status: named<OrderStatus>({ en: 'Status', tr: 'Durum' }, WORDS.orderStatuses),
  statusBy: line({ en: 'By', tr: 'Yapan' }),
  paid: named<OrderPaid>({ en: 'Paid', tr: 'Ödendi' }, WORDS.paid),
  methods: line({ en: 'Method', tr: 'Ödeme şekli' }),
  totalAmount: fact({ kind: 'lira', label: { en: 'Total (₺)', tr: 'Toplam (₺)' } }),
} satisfies Record<string, Field>;

/** Stands in the last row of a file that has not all orders. */
export const FILE_IS_CUT = {
  en: `Only the first ${MOST_ORDERS_IN_FILE} orders. Choose fewer days.`,
  tr: `Yalnızca ilk ${MOST_ORDERS_IN_FILE} sipariş. Daha az gün seçin.`,
} as const;
