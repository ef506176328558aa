import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import {
  BREAKDOWN_WORDS,
  BREAKDOWNS,
  breakdownRows,
  type Part,
  type PartRow,
  partsCsv,
} from '#domain/financials/breakdowns';
import { type DayIssue, type DayReport, type DrawerCount, tickOf } from '#domain/till/day-close';
import { writeMoney } from '../../../data/commands/write-money';
import { newId } from '../../../data/ids';
import { barNow } from '../../../data/react/staff/use-live';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { useCommand } from '../../../data/react/use-command';
import { formatDateTime, formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/Button';
import { CheckboxInput } from '../../../ui/form/inputs/CheckboxInput';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { PrintPage } from '../../orders/print/PrintPage';
import { SaveCsvButton } from '../../shared/CsvButton';
import { moneyText } from '../../shared/figures';
import { ReadingFailed } from '../../shared/Read';
import { SendFailed } from '../../shared/SendFailed';
import { useSending } from '../../shared/sending';
import { PartTable } from '../BreakdownSection';
import * as styles from '../Financials.css';

const REFRESH_MS = 10_000;

/** Shows the X of an open day with what is not in order, or the Z of a closed one. */
export function DayReportSection({ day }: { day: string }) {
  const { t } = useLingui();
  const read = useStaffFigures<DayReport>(`/api/admin/days/${day}`, REFRESH_MS);
  const report = read.value;
  const no = report?.z?.no;
  return (
    <section aria-labelledby="day-report" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id="day-report">
          {no === undefined ? t`X report` : t`Z report ${no}`}
        </Heading>
        {report && <ReportTools report={report} />}
      </div>
      {read.fault && <ReadingFailed isAsking={read.isAsking} onRetry={read.again} />}
      {report && !report.z && <CloseForm report={report} onDone={read.again} />}
      {report && <Report report={report} />}
    </section>
  );
}

const ISSUE_WORDS: Record<DayIssue['kind'], MessageDescriptor> = {
  open_bill: msg`Open bill, stays open`,
  refund_due: msg`To be given back`,
  not_counted: msg`Not counted`,
  tablet_unsent: msg`Tablet with unsent changes`,
  tablet_silent: msg`Tablet is silent`,
};

function CloseForm({ report, onDone }: { report: DayReport; onDone: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const write = useCommand(writeMoney);
  const { send, isBusy, isOffline, failure } = useSending();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { day, issues, closeFirst } = report;
  const isReady = issues.every((issue) => ticked.includes(tickOf(issue)));
  const earlier = closeFirst && formatDay(closeFirst, language);

  const words = {
    'day.not_in_order': t`Something about this day is unsettled. Check the list and tick each line.`,
    'day.close_earlier': t`An earlier day is still open. Close it first.`,
    'day.not_over': t`This day has not begun yet.`,
  };

  async function close() {
    if (isBusy || isOffline || !isReady) return;
    const mutationId = newId();
    const input = { ticked };
    if (await send(mutationId, () => write({ mutationId, path: `days/${day}/close`, input }))) {
      onDone();
    }
  }

  return (
    <Stack>
      {earlier && (
        <Text tone="danger">
          <Trans>Close {earlier} first.</Trans>
        </Text>
      )}
      {issues.map((issue) => {
        const tick = tickOf(issue);
        return (
          <CheckboxInput
            key={tick}
            label={`${t(ISSUE_WORDS[issue.kind])}: ${issue.label}`}
            hint={issue.amount && moneyText(issue.amount)}
            checked={ticked.includes(tick)}
            onChange={({ target }) =>
              setTicked((before) =>
                target.checked ? [...before, tick] : before.filter((one) => one !== tick),
              )
            }
          />
        );
      })}
      {failure && !isBusy && <SendFailed failure={failure} words={words} />}
      {isOffline && (
        <Hint>
          <Trans>Closing the day needs a connection.</Trans>
        </Hint>
      )}
      <Button
        size="cta"
        block
        busy={isBusy}
        unavailable={isOffline || !isReady || closeFirst !== null}
        onClick={() => void close()}
      >
        <Trans>Close the day</Trans>
      </Button>
      <Hint>
        <Trans>A closed day can't be changed. Later money belongs to the next day.</Trans>
      </Hint>
    </Stack>
  );
}

/** Returns the lines of an X or Z in order. */
function useLines({ figures }: DayReport): Part[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { totals, counts } = figures;
  const row = (label: string, amount: string): PartRow => ({
    key: label,
    label,
    count: null,
    amount,
  });
  const countRows = ({ name, counted, expected, difference, card, left }: DrawerCount) => [
    row(t`${name}: counted`, counted),
    ...(expected === null ? [] : [row(t`${name}: expected`, expected)]),
    ...(difference === null ? [] : [row(t`${name}: difference`, difference)]),
    row(t`${name}: float that stays`, left),
    ...(card === null ? [] : [row(t`Card terminal total`, card)]),
  ];
  return [
    {
      part: t`Total`,
      rows: [
        { ...row(t`Revenue`, totals.revenue), count: totals.salesCount },
        row(t`Refunds`, totals.refunds),
        row(t`Tips`, totals.tips),
        row(t`Deposits`, totals.deposits),
        row(t`Other income`, totals.income),
        row(t`Expenses`, totals.expenses),
      ],
    },
    { part: t`Cash count`, rows: counts.flatMap(countRows) },
    ...BREAKDOWNS.map((kind) => ({
      part: BREAKDOWN_WORDS[kind][language],
      rows: breakdownRows(figures, kind, language),
    })),
  ];
}

function Report({ report }: { report: DayReport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { z, figures } = report;
  const by = z?.by ?? '';
  const at = z ? formatDateTime(Date.parse(z.closedAt), language) : '';
  return (
    <>
      {z && (
        <Hint>
          <Trans>
            Closed by {by}, {at}
          </Trans>
        </Hint>
      )}
      {useLines(report)
        .filter(({ rows }) => rows.length > 0)
        .map(({ part, rows }) => (
          <PartTable key={part} name={part} rows={rows} />
        ))}
      {figures.accepted.map((issue) => (
        <Hint key={tickOf(issue)}>
          {t(ISSUE_WORDS[issue.kind])}: {issue.label} {issue.amount && moneyText(issue.amount)}
        </Hint>
      ))}
    </>
  );
}

function ReportTools({ report }: { report: DayReport }) {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = useLines(report);
  const [printAt, setPrintAt] = useState<number | null>(null);
  const { day, z } = report;
  const no = z?.no ?? 0;
  const printedAt = printAt === null ? '' : formatDateTime(printAt, language);
  return (
    <Row align="stretch">
      {canPrint() && (
        <Button
          tone="outline"
          size="compact"
          icon={<Printer aria-hidden="true" size={20} />}
          onClick={() => setPrintAt(barNow())}
        >
          <Trans>Print</Trans>
        </Button>
      )}
      <SaveCsvButton
        name={`${z ? `z-${no}` : 'x'}-${day}.csv`}
        text={() => partsCsv(lines, language)}
      />
      {printAt !== null && (
        <PrintPage key={printAt} paper="sheet" onDone={() => setPrintAt(null)}>
          <div className={styles.sheet}>
            <div className={styles.sheetHead}>
              <p className={styles.sheetTitle}>
                <span translate="no">Bar Bliss</span>
                {' · '}
                {z ? t`Z report ${no}` : t`X report`}
              </p>
              <p>{formatDay(day, language)}</p>
            </div>
            <Report report={report} />
            <p className={styles.foot}>
              <Trans>Printed at {printedAt}</Trans>
            </p>
          </div>
        </PrintPage>
      )}
    </Row>
  );
}
