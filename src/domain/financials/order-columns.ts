import type { OrderStatus } from '../orders/order';
import { type HistoryService, MOST_ORDERS_IN_FILE, type OrderPaid } from '../orders/order-history';
import { type Field, fact } from '../resource/field';
import { SERVICE_WORDS } from './report-words';

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
  status: named<OrderStatus>(
    { en: 'Status', tr: 'Durum' },
    {
      pending: { en: 'New', tr: 'Yeni' },
      confirmed: { en: 'Confirmed', tr: 'Onaylandı' },
      preparing: { en: 'Preparing', tr: 'Hazırlanıyor' },
      ready: { en: 'Ready', tr: 'Hazır' },
      completed: { en: 'Completed', tr: 'Tamamlandı' },
      cancelled: { en: 'Cancelled', tr: 'İptal edildi' },
    },
  ),
  statusBy: line({ en: 'By', tr: 'Yapan' }),
  paid: named<OrderPaid>(
    { en: 'Paid', tr: 'Ödendi' },
    {
      no: { en: 'No', tr: 'Hayır' },
      part: { en: 'In part', tr: 'Kısmen' },
      yes: { en: 'Yes', tr: 'Evet' },
    },
  ),
  methods: line({ en: 'Method', tr: 'Ödeme şekli' }),
  totalAmount: fact({ kind: 'lira', label: { en: 'Total (₺)', tr: 'Toplam (₺)' } }),
} satisfies Record<string, Field>;

/** Stands in the last row of a file that has not all orders. */
export const FILE_IS_CUT = {
  en: `Only the first ${MOST_ORDERS_IN_FILE} orders. Choose fewer days.`,
  tr: `Yalnızca ilk ${MOST_ORDERS_IN_FILE} sipariş. Daha az gün seçin.`,
} as const;
