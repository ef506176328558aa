import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type FinancialSummary, periodAsked } from '#domain/financials/summary';
import type { Transaction } from '#domain/financials/transaction';
import { businessDay } from '#domain/venue';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Heading, Row, Stack, Text } from '../../ui/layout/Flow';
import { useClockValue, usePageTitle } from '../page/page-parts';
import { useSetSearch } from '../shared/List';
import { PeriodPicker } from '../shared/PeriodPicker';
import { moneyText, NotAllowed, Read, UpdatedStamp, useMay } from '../shared/Read';
import { BreakdownSection } from './BreakdownSection';
import { EntryDialog, ReverseDialog } from './EntryDialog';
import * as styles from './Financials.css';
import { LedgerSection } from './LedgerSection';
import { ReportSection, RevenueChart } from './ReportSection';

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
    <div className={styles.page}>
      <PeriodPicker
        period={period}
        today={today}
        onChange={(next) => setSearch({ ...next, page: undefined })}
      />
      <div className={styles.head}>
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
        <section aria-labelledby="revenue" className={styles.section}>
          <Heading level={2} id="revenue">{t`Revenue`}</Heading>
          <Text size="displayM" lang="tr">
            {moneyText(totals.revenue)}
          </Text>
          <p className={styles.hint}>
            <Trans>
              Total revenue of all days: <span lang="tr">{ever}</span>
            </Trans>
          </p>
          <RevenueChart days={summary.days} />
        </section>
        <BreakdownSection summary={summary} />
      </Stack>
    </div>
  );
}
