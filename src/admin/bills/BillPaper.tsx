import { Trans } from '@lingui/react/macro';
import { type BillLine, grossByRate } from '#domain/bills/bill-split';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { vatInside } from '#domain/bills/vat';
import { signedKurus } from '#domain/money';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import { barNow } from '../../data/react/staff/use-live';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { PaperFoot, PaperHead, PaperLines } from '../orders/print/Paper';
import * as styles from '../orders/print/Paper.css';
import { Sum } from './bill-parts';

type BillPaperProps = {
  label: string;
  bill: BillOnTablet;
  orders: readonly OrderOnBoard[];
  lines: readonly BillLine[];
};

export function BillPaper({ label, bill, orders, lines }: BillPaperProps) {
  const language = useLanguage();
  const items = lines.flatMap(({ orderId, lineNo, quantity }) => {
    const order = orders.find(({ id }) => id === orderId);
    const item = order?.items.find((one, at) => (one.lineNo ?? at) === lineNo);
    return item && quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const fee = lines.find(({ lineNo }) => lineNo === WHOLE_ORDER)?.listKurus ?? 0;
  const dishes = items.reduce(
    (sum, { quantity, unitPrice }) => sum + quantity * signedKurus(unitPrice),
    0,
  );
  const ordered = dishes + fee;
  const { number, worthKurus, paidKurus, openKurus } = bill;
  return (
    <div className={styles.paper}>
      <PaperHead />
      <p className={styles.row}>
        <span>{label}</span>
        <span translate="no" className={styles.amount}>
          {number}
        </span>
      </p>
      <p className={styles.small}>{formatDateTime(barNow(), language)}</p>
      <PaperLines items={items} withPrices />
      {fee > 0 && (
        <p className={styles.row}>
          <Trans>Delivery fee</Trans>
          <Sum kurus={fee} />
        </p>
      )}
      {ordered > worthKurus && (
        <p className={styles.row}>
          <Trans>Taken off</Trans>
          <Sum kurus={worthKurus - ordered} />
        </p>
      )}
      <PaperFoot kurus={worthKurus}>
        {paidKurus !== 0 && (
          <>
            <p className={styles.row}>
              <Trans>Paid</Trans>
              <Sum kurus={paidKurus} />
            </p>
            <p className={styles.row}>
              <Trans>Still open</Trans>
              <Sum kurus={openKurus} />
            </p>
          </>
        )}
        <Vat lines={lines} />
      </PaperFoot>
    </div>
  );
}

function Vat({ lines }: { lines: readonly BillLine[] }) {
  const rates = grossByRate(lines) ?? [];
  return rates.map(({ vatBp, grossKurus }) => {
    const percent = vatBp / 100;
    return (
      <p key={vatBp} className={styles.row}>
        <span className={styles.small}>
          <Trans>
            VAT {percent}% in <Sum kurus={grossKurus} />
          </Trans>
        </span>
        <Sum kurus={vatInside(grossKurus, vatBp).vat} className={styles.small} />
      </p>
    );
  });
}
