import { Trans, useLingui } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import { dishName, ticketLines } from '#domain/orders/ticket-lines';
import { kitchenSlip } from '#domain/printing/station-slips';
import { STATIONS } from '#domain/stations/station';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { canPrint } from '../../../ui/can-print';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { PrintJob } from '../shared/board-view';
import { usePaidWords, usePlaceText } from '../shared/board-view';
import { Extras } from '../shared/TicketNotes';
import * as styles from './Paper.css';
import { PaperRow, PrintPage, SlipPaper } from './PrintPage';

export function GuestReceipt({ order }: Pick<PrintJob, 'order'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const placeText = usePlaceText();
  const paid = usePaidWords(order);
  const fee = shownKurus(order.deliveryFee);
  const total = formatMoney(shownKurus(order.totalAmount), 'tr');
  return (
    <div className={styles.paper}>
      <div className={styles.centred}>
        <p translate="no" className={styles.place}>
          Bar Bliss
        </p>
        <p className={styles.small}>Bar &amp; Grill · Fethiye</p>
        <p lang="tr" className={styles.place}>
          Hesap dökümü
        </p>
      </div>
      <p className={styles.row}>
        <span translate="no">{order.code}</span>
        <span>{placeText(order)}</span>
      </p>
      <p className={styles.small}>{formatDateTime(Date.parse(order.createdAt), language)}</p>
      <ul className={styles.list}>
        {ticketLines(order.items).map((line) => (
          <li key={line.key} className={styles.line}>
            <span>{line.quantity}×</span>
            <span>
              <span>{dishName(line, language)}</span>
              <Extras of={line.customizations} className={styles.extra} />
              {line.customizations.notes && (
                <span className={styles.boxed}>{line.customizations.notes}</span>
              )}
            </span>
            <span lang="tr" className={styles.amount}>
              {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
            </span>
          </li>
        ))}
      </ul>
      {fee > 0 && (
        <PaperRow row={{ kind: 'pair', left: t`Delivery fee`, right: formatMoney(fee, 'tr') }} />
      )}
      <PaperRow row={{ kind: 'pair', left: t`Total`, right: total, isStrong: true }} />
      <p className={styles.small}>
        {paid
          ? t`Paid: ${paid}`
          : order.orderType === 'table'
            ? t`Added to the table's bill`
            : t`Cash or card when you get it`}
      </p>
      <div className={styles.centred}>
        <p lang="en">Thank you!</p>
        <p lang="tr">Teşekkür ederiz!</p>
        <p className={styles.small}>
          <span lang="en">No fiscal value</span> / <span lang="tr">Mali değeri yoktur</span>
        </p>
      </div>
    </div>
  );
}

/** Prints what all stations make of an order, as the receipt printers print it for one. */
export function KitchenTicket({ order }: Pick<PrintJob, 'order'>) {
  const slip = kitchenSlip({ order, stations: STATIONS, language: useLanguage() });
  return <SlipPaper slip={slip ?? { rows: [] }} />;
}

/** Prints an order's ticket or bill. Without `print()` it shows the sheet, which the browser's share menu can print. */
export function OrderPrint({ job, onDone }: { job: PrintJob; onDone: () => void }) {
  const paper = job.kind === 'ticket' ? <KitchenTicket {...job} /> : <GuestReceipt {...job} />;
  if (canPrint()) return <PrintPage onDone={onDone}>{paper}</PrintPage>;
  return (
    <Dialog
      title={<span translate="no">{job.order.code}</span>}
      description={<Trans>This browser can't print.</Trans>}
      onClose={onDone}
    >
      <div className={styles.frame}>{paper}</div>
      <PrintPage>{paper}</PrintPage>
    </Dialog>
  );
}
