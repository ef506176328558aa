import { useLingui } from '@lingui/react/macro';
import type { FinancialSummary } from '#domain/financials/summary';
import { recordsCsv } from '#domain/resource/csv';
import { fact } from '#domain/resource/field';
import { formatDay } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { formatCount, moneyText } from '../shared/figures';

/** Describes one figure, for display and for spreadsheets. */
export type ReportRow = {
  label: string;
  now: string;
  /** Holds the previous period's figure; null means that the report compares nothing. */
  before: string | null;
  /** A row has a sum in lira or a count. */
  amount?: string;
  count?: number;
  isSum?: boolean;
};

export function useReportRows({ totals, before, ...summary }: FinancialSummary) {
  const { t } = useLingui();
  const language = useLanguage();
  const { vat, voids, freeDishes, tillSince } = summary;
  const firstDay = tillSince && formatDay(tillSince, language);
  const alone = (label: string, amount: string): ReportRow => ({
    label,
    now: moneyText(amount),
    before: null,
    amount,
  });
  const money = (label: string, key: MoneyKey, isSum = false): ReportRow => ({
    ...alone(label, totals[key]),
    before: moneyText(before.totals[key]),
    isSum,
  });
  const counted = (label: string, count: number, was: number | null): ReportRow => ({
    label,
    now: formatCount(count),
    before: was === null ? null : formatCount(was),
    count,
  });
  return [
    counted(t`Number of sales`, totals.salesCount, before.totals.salesCount),
    money(t`Sales`, 'sales'),
    money(t`Reversed sales`, 'salesUndone'),
    money(t`Refunds`, 'refunds'),
    money(t`Revenue`, 'revenue', true),
    ...vat.flatMap(({ percent, gross, net, vat }) => [
      ...(net === null ? [alone(t`Revenue, licence not chosen`, gross)] : []),
      ...(net === null ? [] : [alone(t`Revenue without VAT (${percent}%)`, net)]),
      ...(vat === null ? [] : [alone(t`VAT (${percent}%)`, vat)]),
    ]),
    money(t`Deposits`, 'deposits'),
    money(t`Deposits used`, 'depositsUsed'),
    money(t`Other income`, 'income'),
    money(t`Expenses`, 'expenses'),
    money(t`Cash`, 'cash'),
    money(t`Card`, 'card'),
    money(t`Card online`, 'online'),
    money(t`Bank transfer`, 'transfer'),
    ...(Number(totals.notRecorded) || Number(before.totals.notRecorded)
      ? [money(firstDay ? t`Method unknown, before ${firstDay}` : t`Method unknown`, 'notRecorded')]
      : []),
    money(t`Total`, 'total', true),
    money(t`Tips`, 'tips'),
    counted(t`Cancelled orders`, voids.count, null),
    alone(t`Value of cancelled orders`, voids.amount),
    counted(t`Free dishes for points`, freeDishes, null),
  ];
}

type MoneyKey = Exclude<keyof FinancialSummary['totals'], 'salesCount'>;

export function reportCsv(rows: readonly ReportRow[], language: Language): string {
  const fields = {
    label: fact({ kind: 'line', label: { en: 'Figure', tr: 'Kalem' } }),
    amount: fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
    count: fact({ kind: 'whole', label: { en: 'Count', tr: 'Adet' } }),
  };
  return recordsCsv({ fields }, rows, { language });
}
