import { numberAsTyped } from '../quantity';
import { recordsCsv } from '../resource/csv';
import { fact, type Words } from '../resource/field';
import SAID from './breakdown-words.json' with { type: 'json' };
import { CANCEL_WORDS, ENTRY_WORDS, reasonText, SERVICE_WORDS } from './report-words';
import { type DayFigures, PAYMENT_METHOD_CHOICES, type SoldPart } from './transaction';

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
    part: fact({ kind: 'line', label: { en: 'By', tr: 'Kırılım' } }),
    label: fact({ kind: 'line', label: { en: 'Name', tr: 'Ad' } }),
    hint: fact({ kind: 'line', label: { en: 'Details', tr: 'Ayrıntı' } }),
    count: fact({ kind: 'whole', label: { en: 'Count', tr: 'Adet' } }),
    amount: fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
  };
  const rows = parts.flatMap(({ part, rows: of }) => of.map((row) => ({ ...row, part })));
  return recordsCsv({ fields }, rows, { language, numbers: 'tr' });
}
