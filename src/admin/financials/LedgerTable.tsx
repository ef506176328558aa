import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { bookingCode } from '#domain/bookings/booking';
import {
  canReverse,
  PAYMENT_METHOD_CHOICES,
  TRANSACTION_TYPE_CHOICES,
  type Transaction,
} from '#domain/financials/transaction';
import { orderCode } from '#domain/orders/order';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { moneyText } from '../shared/figures';
import * as table from '../shared/record-table.css';
import * as styles from './Financials.css';

type LedgerTableProps = {
  rows: readonly Transaction[];
  onReverse: ((entry: Transaction) => void) | undefined;
};

/** Shows rows of the ledger as a table, on a phone as cards. */
export function LedgerTable({ rows, onReverse }: LedgerTableProps) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>
        <VisuallyHidden>
          <Trans>Transactions</Trans>
        </VisuallyHidden>
      </caption>
      <thead className={table.head}>
        <tr>
          <th scope="col">
            <Trans>Type</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Method</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col" className={styles.amount}>
            <Trans>Amount (₺)</Trans>
          </th>
        </tr>
      </thead>
      <tbody className={table.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onReverse={onReverse} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, onReverse }: { row: Transaction } & Pick<LedgerTableProps, 'onReverse'>) {
  const language = useLanguage();
  const type = TRANSACTION_TYPE_CHOICES.find(({ value }) => value === row.type);
  const method = PAYMENT_METHOD_CHOICES.find(({ value }) => value === row.method);
  const isReversal = row.reference?.kind === 'transaction';
  return (
    <tr className={table.row}>
      <th scope="row" className={table.order}>
        {type?.label[language]}
        {isReversal && (
          <span className={table.reason}>
            <Trans>Reversal</Trans>
          </span>
        )}
      </th>
      <td>{formatDateTime(Date.parse(row.createdAt), language)}</td>
      <td>{method?.label[language] ?? <Trans>Method unknown</Trans>}</td>
      <td className={table.guest}>
        <Details row={row} />
        {onReverse && canReverse(row.type) && !isReversal && !row.isReversed && (
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

/** Shows subject, reason and person. */
function Details({ row: { reference, reason, by, isReversed } }: { row: Transaction }) {
  return (
    <>
      {reference?.kind === 'order' && (
        <Link to="/admin/orders" search={{ id: reference.id }} className={styles.code}>
          #{orderCode(reference.id)}
        </Link>
      )}
      {reference?.kind === 'brunch' && (
        <Link to="/admin/reservations/brunch" search={{ id: reference.id }} className={styles.code}>
          {bookingCode(reference.id)}
        </Link>
      )}
      {reason && <span>{reason}</span>}
      {by && <span className={table.reason}>{by}</span>}
      {isReversed && (
        <span className={table.reason}>
          <Trans>Reversed</Trans>
        </span>
      )}
    </>
  );
}
