import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { bookingCode } from '#domain/bookings/booking';
import type { Period } from '#domain/financials/summary';
import {
  canReverse,
  PAYMENT_METHOD_CHOICES,
  TRANSACTION_TYPE_CHOICES,
  type Transaction,
} from '#domain/financials/transaction';
import { orderCode } from '#domain/orders/order';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { EmptyState } from '../../ui/feedback/states';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Heading, Hint, VisuallyHidden } from '../../ui/layout/Flow';
import { Pager } from '../page/page-parts';
import { CsvButton } from '../shared/CsvButton';
import { moneyText, Read, UpdatedStamp, useOptions } from '../shared/Read';
import * as table from '../shared/record-table.css';
import * as styles from './Financials.css';

function Row({ row, onReverse }: { row: Transaction } & Pick<LedgerSectionProps, 'onReverse'>) {
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
          <span className={styles.code}>
            <span translate="no">{bill.number}</span> {bill.label}
          </span>
        )}
        {!bill && reference?.kind === 'order' && (
          <Link to="/admin/orders" search={{ id: reference.id }} className={styles.code}>
            #{orderCode(reference.id)}
          </Link>
        )}
        {reference?.kind === 'brunch' && (
          <Link
            to="/admin/reservations/brunch"
            search={{ id: reference.id }}
            className={styles.code}
          >
            {bookingCode(reference.id)}
          </Link>
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
export function LedgerSection({ period, type, page, onChange, onReverse }: LedgerSectionProps) {
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
    <section aria-labelledby="ledger" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id="ledger">{t`Transactions`}</Heading>
        <UpdatedStamp at={ledger.at} hasFailed={ledger.fault !== null} />
      </div>
      <div className={styles.tools}>
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
                    <Row key={row.id} row={row} onReverse={onReverse} />
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
