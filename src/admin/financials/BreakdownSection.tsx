import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FinancialSummary } from '#domain/financials/summary';
import {
  BREAKDOWN_WORDS,
  BREAKDOWNS,
  type Breakdown,
  breakdownRows,
  type PartRow,
  partsCsv,
} from '#domain/financials/transaction';
import { useLanguage } from '../../i18n/language';
import { Heading, Hint, Text } from '../../ui/layout/Flow';
import { SaveCsvButton } from '../shared/CsvButton';
import { StatusFilter } from '../shared/List';
import { formatCount, moneyText } from '../shared/Read';
import * as styles from './Financials.css';

/** Shows the sums of a period by dish, hour, person and more, one at a time. */
export function BreakdownSection({ summary }: { summary: FinancialSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [kind, setKind] = useState<Breakdown>('dish');
  const rowsOf = (one: Breakdown) => breakdownRows(summary, one, language);
  const { startDate, endDate } = summary;
  const parts = BREAKDOWNS.map((one) => ({
    part: BREAKDOWN_WORDS[one][language],
    rows: rowsOf(one),
  }));
  return (
    <section aria-labelledby="breakdown" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id="breakdown">{t`In detail`}</Heading>
        <SaveCsvButton
          name={`figures-${startDate}-${endDate}.csv`}
          text={() => partsCsv(parts, language)}
        />
      </div>
      <StatusFilter
        label={t`In detail`}
        value={kind}
        choices={BREAKDOWNS.map((value) => ({ value, label: BREAKDOWN_WORDS[value][language] }))}
        onChange={setKind}
      />
      <PartTable rows={rowsOf(kind)} name={BREAKDOWN_WORDS[kind][language]} />
    </section>
  );
}

export function PartTable({ rows, name }: { rows: readonly PartRow[]; name: string }) {
  const { t } = useLingui();
  if (rows.length === 0) return <Text tone="muted">{t`Nothing in this period`}</Text>;
  const hasCount = rows.some(({ count }) => count !== null);
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {hasCount && <th scope="col">{t`Count`}</th>}
          <th scope="col">{t`Amount (₺)`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, hint, count, amount }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {hint && <Hint>{hint}</Hint>}
            </th>
            {hasCount && <td lang="tr">{count === null ? '–' : formatCount(count)}</td>}
            <td lang="tr">{amount === null ? '–' : moneyText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
