import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { FinancialSummary, Period } from '#domain/financials/summary';
import { periodAsked } from '#domain/financials/summary';
import type { Breakdown, PartRow, Transaction } from '#domain/financials/transaction';
import {
  BREAKDOWN_WORDS,
  BREAKDOWNS,
  breakdownRows,
  canReverse,
  PAYMENT_METHOD_CHOICES,
  partsCsv,
  TRANSACTION_TYPE_CHOICES,
} from '#domain/financials/transaction';
import { businessDay } from '#domain/venue';
import { useStaffFigures } from '../../data/react/use-staff';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/states';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import * as frame from '../page/Page.css';
import { Pager, useClockValue, usePageTitle } from '../page/page-parts';
import { CsvButton, SaveCsvButton } from '../shared/CsvButton';
import { StatusFilter, useSetSearch } from '../shared/List';
import { EntityLink } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { PeriodPicker } from '../shared/PeriodPicker';
import {
  formatCount,
  moneyText,
  NotAllowed,
  Read,
  UpdatedStamp,
  useMay,
  useOptions,
} from '../shared/Read';
import * as table from '../shared/record-table.css';
import { EntryDialog, ReverseDialog } from './EntryDialog';
import * as styles from './Financials.css';
import { ReportSection, RevenueChart } from './ReportSection';

/** Shows the sums of a period by dish, hour, person and more, one at a time. */
function BreakdownSection({ summary }: { summary: FinancialSummary }) {
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
    <section aria-labelledby="breakdown" className={frame.section}>
      <div className={frame.head}>
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

function EntryRow({
  row,
  onReverse,
}: { row: Transaction } & Pick<LedgerSectionProps, 'onReverse'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { reference, bill, reason, by, isReversed } = row;
  const type = TRANSACTION_TYPE_CHOICES.find(({ value }) => value === row.type);
  const method = PAYMENT_METHOD_CHOICES.find(({ value }) => value === row.method);
  const isReversal = reference?.kind === 'transaction';
  return (
    <tr className={table.row}>
      <th scope="row" className={table.order}>
        {type?.label[language]}
        {isReversal && <Hint as="span">{t`Reversal`}</Hint>}
      </th>
      <td>{formatDateTime(Date.parse(row.createdAt), language)}</td>
      <td>{method?.label[language] ?? <Trans>Method unknown</Trans>}</td>
      <td className={table.guest}>
        {bill && (
          <span className={parts.code}>
            <span translate="no">{bill.number}</span> {bill.label}
          </span>
        )}
        {!bill && reference?.kind === 'order' && <EntityLink entity="order" id={reference.id} />}
        {reference?.kind === 'brunch' && (
          <EntityLink entity="brunch_reservation" id={reference.id} />
        )}
        {reason && <span>{reason}</span>}
        {by && <Hint as="span">{by}</Hint>}
        {isReversed && <Hint as="span">{t`Reversed`}</Hint>}
        {onReverse && canReverse(row.type) && !isReversal && !isReversed && (
          <Button tone="outline" size="compact" onClick={() => onReverse(row)}>
            <Trans>Reverse entry</Trans>
          </Button>
        )}
      </td>
      <td lang="tr" className={styles.amount}>
        {moneyText(row.amount)}
      </td>
    </tr>
  );
}

const PAGE = 50;
const PATH = '/api/admin/financials/transactions';

type Page = { transactions: Transaction[]; total: number };

type LedgerSectionProps = {
  period: Period;
  type: string;
  page: number;
  onChange: (search: Record<string, string | undefined>) => void;
  /** undefined means that the role may not reverse entries. */
  onReverse: ((entry: Transaction) => void) | undefined;
};

/** Shows the ledger's rows, newest first, fifty a page. */
function LedgerSection({ period, type, page, onChange, onReverse }: LedgerSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const options = useOptions();
  const { startDate, endDate } = period;
  const asked = new URLSearchParams({ startDate, endDate, ...(type && { type }) });
  const shown = new URLSearchParams([...asked, ['page', String(page)], ['limit', String(PAGE)]]);
  const ledger = useStaffFigures<Page>(`${PATH}?${shown}`);
  const pages = Math.max(1, Math.ceil((ledger.value?.total ?? 0) / PAGE));
  const go = (to: number) => onChange({ page: to === 1 ? undefined : String(to) });
  return (
    <section aria-labelledby="ledger" className={frame.section}>
      <div className={frame.head}>
        <Heading level={2} id="ledger">{t`Transactions`}</Heading>
        <UpdatedStamp at={ledger.at} hasFailed={ledger.fault !== null} />
      </div>
      <div className={frame.tools}>
        <SelectInput
          label={t`Type`}
          placeholder={t`All`}
          value={type}
          options={options(TRANSACTION_TYPE_CHOICES)}
          onChange={(value) => onChange({ type: value, page: undefined })}
        />
        <CsvButton
          name={`transactions-${startDate}-${endDate}.csv`}
          path={`${PATH}?${asked}&format=csv&lang=${language}`}
        />
      </div>
      <Read of={ledger}>
        {({ transactions }) =>
          transactions.length === 0 ? (
            <EmptyState
              icon={<ReceiptText size={40} />}
              title={t`No transactions in this period`}
            />
          ) : (
            <>
              {/* On a phone the rows are cards. */}
              <table className={table.table}>
                <caption className={table.caption}>
                  <VisuallyHidden>{t`Transactions`}</VisuallyHidden>
                </caption>
                <thead className={table.head}>
                  <tr>
                    <th scope="col">{t`Type`}</th>
                    <th scope="col">{t`Time`}</th>
                    <th scope="col">{t`Method`}</th>
                    <th scope="col">{t`Details`}</th>
                    <th scope="col" className={styles.amount}>{t`Amount (₺)`}</th>
                  </tr>
                </thead>
                <tbody className={table.body}>
                  {transactions.map((row) => (
                    <EntryRow key={row.id} row={row} onReverse={onReverse} />
                  ))}
                </tbody>
              </table>
              <Pager page={page} hasNext={page < pages} pages={pages} onTurn={go} />
            </>
          )
        }
      </Read>
    </section>
  );
}

/** Shows a period of the ledger with figures, days, rows and cash count. */
export function FinancialsPage() {
  const { t } = useLingui();
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const period = periodAsked(search, today);
  const { startDate, endDate } = period;
  const summary = useStaffFigures<FinancialSummary>(
    `/api/admin/financials/summary?startDate=${startDate}&endDate=${endDate}`,
  );
  const [written, setWritten] = useState(0);
  const [open, setOpen] = useState<'entry' | Transaction | null>(null);
  const isAdmin = useMay('money.change');
  usePageTitle(t`Financials · Bar Bliss`);
  if (summary.fault === 'forbidden') return <NotAllowed />;

  function done() {
    setOpen(null);
    setWritten((before) => before + 1);
    summary.again();
  }

  const close = () => setOpen(null);
  return (
    <div className={frame.page}>
      <PeriodPicker
        period={period}
        today={today}
        onChange={(next) => setSearch({ ...next, page: undefined })}
      />
      <div className={frame.head}>
        <UpdatedStamp at={summary.at} hasFailed={summary.fault !== null} />
        <Row align="stretch">
          <LinkButton asChild tone="outline">
            <Link to="/admin/day" search={{ day: endDate }}>{t`End of day`}</Link>
          </LinkButton>
          <LinkButton asChild tone="outline">
            <Link to="/admin/payments">{t`Card payments`}</Link>
          </LinkButton>
          {isAdmin && (
            <Button icon={<Plus size={20} />} onClick={() => setOpen('entry')}>
              <Trans>New entry</Trans>
            </Button>
          )}
        </Row>
      </div>
      <Read of={summary}>{(value) => <Summary summary={value} />}</Read>
      <LedgerSection
        key={written}
        period={period}
        type={String(search.type ?? '')}
        page={Math.max(1, Math.floor(Number(search.page)) || 1)}
        onChange={setSearch}
        onReverse={isAdmin ? setOpen : undefined}
      />
      {open === 'entry' && <EntryDialog onClose={close} onDone={done} />}
      {open !== null && open !== 'entry' && (
        <ReverseDialog entry={open} onClose={close} onDone={done} />
      )}
    </div>
  );
}

function Summary({ summary }: { summary: FinancialSummary }) {
  const { t } = useLingui();
  const { totals, totalRevenue } = summary;
  const ever = moneyText(totalRevenue);
  return (
    <div className={styles.sides}>
      <ReportSection summary={summary} />
      <Stack>
        <section aria-labelledby="revenue" className={frame.section}>
          <Heading level={2} id="revenue">{t`Revenue`}</Heading>
          <Text size="displayM" lang="tr">
            {moneyText(totals.revenue)}
          </Text>
          <Hint>
            <Trans>
              Total revenue of all days: <span lang="tr">{ever}</span>
            </Trans>
          </Hint>
          <RevenueChart days={summary.days} />
        </section>
        <BreakdownSection summary={summary} />
      </Stack>
    </div>
  );
}
