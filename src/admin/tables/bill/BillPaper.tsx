import { Trans } from '@lingui/react/macro';
import { billTotal, isBilled } from '#domain/seatings/bill';
import { barNow } from '../../../data/react/staff/use-live';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { PaperFoot, PaperLines } from '../../orders/print/Paper';
import * as styles from '../../orders/print/Paper.css';
import { PrintPage } from '../../orders/print/PrintPage';

type BillPaperProps = { label: string; orders: readonly OrderOnBoard[]; onDone: () => void };

/** Prints the bill of a table, which is not a fiscal receipt. */
export function BillPaper({ label, orders, onDone }: BillPaperProps) {
  const language = useLanguage();
  const billed = orders.filter(isBilled);
  return (
    <PrintPage onDone={onDone}>
      <div className={styles.paper}>
        <div className={styles.centred}>
          <p translate="no" className={styles.place}>
            Bar Bliss
          </p>
          <p>
            <Trans>Table {label}</Trans>
          </p>
        </div>
        <p className={styles.small}>{formatDateTime(barNow(), language)}</p>
        <PaperLines items={billed.flatMap(({ items }) => items)} withPrices />
        <PaperFoot kurus={billTotal(billed)} />
      </div>
    </PrintPage>
  );
}
