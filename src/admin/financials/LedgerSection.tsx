import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import type { Period } from '#domain/financials/summary';
import { TRANSACTION_TYPE_CHOICES, type Transaction } from '#domain/financials/transaction';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useLanguage } from '../../i18n/use-language';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Pager } from '../page/Pager';
import { CsvButton } from '../shared/CsvButton';
import { ReadingFailed, UpdatedStamp } from '../shared/Read';
import * as styles from './Financials.css';
import { LedgerTable } from './LedgerTable';

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
export function LedgerSection(props: LedgerSectionProps) {
  const { period, type, page, onChange } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { startDate, endDate } = period;
  const asked = new URLSearchParams({ startDate, endDate, ...(type && { type }) });
  const shown = new URLSearchParams([...asked, ['page', String(page)], ['limit', String(PAGE)]]);
  const ledger = useStaffFigures<Page>(`${PATH}?${shown}`);
  return (
    <section aria-labelledby="ledger" className={styles.section}>
      <div className={styles.head}>
        <h2 id="ledger" className={styles.title}>
          <Trans>Transactions</Trans>
        </h2>
        <UpdatedStamp at={ledger.at} hasFailed={ledger.fault !== null} />
      </div>
      <div className={styles.tools}>
        <SelectInput
          label={t`Type`}
          placeholder={t`All`}
          value={type}
          options={TRANSACTION_TYPE_CHOICES.map(({ value, label }) => ({
            value,
            label: label[language],
          }))}
          onChange={(value) => onChange({ type: value, page: undefined })}
        />
        <CsvButton
          name={`transactions-${startDate}-${endDate}.csv`}
          path={`${PATH}?${asked}&format=csv&lang=${language}`}
        />
      </div>
      {ledger.fault && <ReadingFailed isAsking={ledger.isAsking} onRetry={ledger.again} />}
      {ledger.value ? (
        <Rows {...props} ledger={ledger.value} />
      ) : (
        !ledger.fault && (
          <div role="status" aria-label={t`Loading the list…`}>
            <Skeleton shape="block" />
          </div>
        )
      )}
    </section>
  );
}

function Rows({ ledger, page, onChange, onReverse }: LedgerSectionProps & { ledger: Page }) {
  const { transactions, total } = ledger;
  const pages = Math.max(1, Math.ceil(total / PAGE));
  if (transactions.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText aria-hidden="true" size={40} />}
        title={<Trans>No transactions in this period</Trans>}
      />
    );
  }
  const go = (to: number) => onChange({ page: to === 1 ? undefined : String(to) });
  return (
    <>
      <LedgerTable rows={transactions} onReverse={onReverse} />
      <Pager page={page} hasNext={page < pages} pages={pages} onTurn={go} />
    </>
  );
}
