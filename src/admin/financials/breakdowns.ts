import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EntryKind } from '#domain/bills/line-entry';
import type { DayFigures, SoldPart } from '#domain/financials/figures';
import { PAYMENT_METHOD_CHOICES } from '#domain/financials/transaction';
import { cancelReasonOf } from '#domain/orders/order-changes';
import { recordsCsv } from '#domain/resource/csv';
import { fact } from '#domain/resource/field';
import type { Language } from '../../i18n/language';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { REASON_WORDS, SERVICE_WORDS } from '../orders/shared/board-words';

/** One row of a breakdown; `count` is pieces or cases. */
export type PartRow = {
  key: string;
  label: string;
  hint?: string;
  count: number | null;
  amount: string;
};

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

export const BREAKDOWN_WORDS: Record<Breakdown, MessageDescriptor> = {
  dish: msg`Dish`,
  category: msg`Category`,
  hour: msg`Hour`,
  service: msg`Service`,
  person: msg`Person`,
  vat: msg`VAT`,
  method: msg`Method`,
  tips: msg`Tips`,
  entries: msg`Taken off`,
  cancelled: msg`Cancelled`,
};

const ENTRY_WORDS: Record<EntryKind, MessageDescriptor> = {
  void: msg`Taken off`,
  discount: msg`Discount`,
  comp: msg`On the house`,
  staff: msg`Staff price`,
  refund: msg`Refund of a card`,
  move: msg`Moved`,
  undo: msg`Undone`,
};

const METHODS = ['cash', 'card', 'online', 'transfer'] as const;

/** Returns the rows of a breakdown with their words. */
export function useBreakdown(figures: DayFigures): (kind: Breakdown) => PartRow[] {
  const { t } = useLingui();
  const language = useLanguage();
  const person = (by: string | null) => by ?? t`Guest or system`;
  const sold = <Row extends SoldPart>(rows: readonly Row[], labelOf: (row: Row) => string) =>
    rows.map((row, index) => ({
      key: `${index}`,
      label: labelOf(row),
      count: row.pieces,
      amount: row.amount,
    }));
  const rows: Record<Breakdown, () => PartRow[]> = {
    dish: () =>
      sold(figures.dishes, ({ item }) =>
        item ? localized(item, 'name', language) : t`Delivery fees and corrections`,
      ),
    category: () =>
      sold(figures.categories, ({ category }) =>
        category ? localized(category, 'name', language) : t`Delivery fees and corrections`,
      ),
    hour: () => sold(figures.hours, ({ hour }) => `${String(hour).padStart(2, '0')}:00`),
    service: () => sold(figures.services, ({ service }) => t(SERVICE_WORDS[service])),
    person: () => sold(figures.people, ({ by }) => person(by)),
    vat: () =>
      figures.vat.map(({ percent, gross, vat, net }) => ({
        key: `${percent}`,
        label: percent === null ? t`Licence not chosen` : t`VAT ${percent}%`,
        ...(net !== null && { hint: t`Net ${net}` }),
        count: null,
        amount: vat ?? gross,
      })),
    method: () => [
      ...METHODS.map((method) => ({
        key: method,
        label:
          PAYMENT_METHOD_CHOICES.find(({ value }) => value === method)?.label[language] ?? method,
        count: null,
        amount: figures.totals[method],
      })),
      { key: 'deposit', label: t`Deposits used`, count: null, amount: figures.totals.depositsUsed },
      { key: 'held', label: t`Deposits held`, count: null, amount: figures.depositsHeld },
    ],
    tips: () =>
      figures.tips.map(({ by, count, amount }) => ({
        key: `${by}`,
        label: person(by),
        count,
        amount,
      })),
    entries: () =>
      figures.entries.map(({ kind, by, approvedBy, reason, wasMade, count, amount }, index) => ({
        key: `${index}`,
        label: `${t(ENTRY_WORDS[kind])} · ${person(by)}`,
        hint: [
          reason,
          wasMade === true && t`was made`,
          wasMade === false && t`was not made`,
          approvedBy && t`approved by ${approvedBy}`,
        ]
          .filter(Boolean)
          .join(' · '),
        count,
        amount,
      })),
    cancelled: () =>
      figures.cancelled.map(({ by, reason, count, amount }, index) => {
        const known = cancelReasonOf(reason);
        return {
          key: `${index}`,
          label: person(by),
          hint: known ? t(REASON_WORDS[known]) : (reason ?? ''),
          count,
          amount,
        };
      }),
  };
  return (kind) => rows[kind]();
}

/** Writes every breakdown into one file, which spreadsheets filter by its first column. */
export function breakdownCsv(
  parts: readonly { part: string; rows: readonly PartRow[] }[],
  language: Language,
): string {
  const fields = {
    part: fact({ kind: 'line', label: { en: 'By', tr: 'Kırılım' } }),
    label: fact({ kind: 'line', label: { en: 'Name', tr: 'Ad' } }),
    hint: fact({ kind: 'line', label: { en: 'Details', tr: 'Ayrıntı' } }),
    count: fact({ kind: 'whole', label: { en: 'Count', tr: 'Adet' } }),
    amount: fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  };
  const rows = parts.flatMap(({ part, rows }) => rows.map((row) => ({ ...row, part })));
  return recordsCsv({ fields }, rows, { language });
}
