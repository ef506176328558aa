import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { recordedPayment } from '#domain/orders/order-steps';
import {
  deliveryFacts,
  dishesOf,
  dishName,
  notedLines,
  noteOf,
  type TicketLine,
  ticketLines,
} from '#domain/orders/ticket-lines';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney, formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useExtrasText, usePlaceText } from '../shared/board-words';
import { usePaidWords } from '../shared/use-paid-words';
import * as styles from './Paper.css';
import type { PrintJob } from './print-job';

export function GuestReceipt({ order }: Pick<PrintJob, 'order'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const placeText = usePlaceText();
  const fee = shownKurus(order.deliveryFee);
  return (
    <div className={styles.paper}>
      <PaperHead />
      <p className={styles.row}>
        <span translate="no">{order.code}</span>
        <span>{placeText(order)}</span>
      </p>
      <p className={styles.small}>{formatDateTime(Date.parse(order.createdAt), language)}</p>
      <PaperLines items={order.items} withPrices />
      {fee > 0 && (
        <p className={styles.row}>
          <span>{t`Delivery fee`}</span>
          <span lang="tr" className={styles.amount}>
            {formatMoney(fee, 'tr')}
          </span>
        </p>
      )}
      <PaperFoot kurus={shownKurus(order.totalAmount)}>
        <Payment order={order} />
      </PaperFoot>
    </div>
  );
}

/** Titles a guest's paper. */
export function PaperHead() {
  return (
    <div className={styles.centred}>
      <p translate="no" className={styles.place}>
        Bar Bliss
      </p>
      <p className={styles.small}>Bar &amp; Grill · Fethiye</p>
      <p lang="tr" className={styles.place}>
        Hesap dökümü
      </p>
    </div>
  );
}

function Payment({ order }: Pick<PrintJob, 'order'>) {
  const { orderType } = order;
  const paid = usePaidWords(order);
  return (
    <p className={styles.small}>
      {paid ? (
        <Trans>Paid: {paid}</Trans>
      ) : orderType === 'table' ? (
        <Trans>Added to the table's bill</Trans>
      ) : (
        <Trans>Cash or card when you get it</Trans>
      )}
    </p>
  );
}

/** Prints dishes, destination and time without prices. */
export function KitchenTicket({ order, at }: Pick<PrintJob, 'order' | 'at'>) {
  const placeText = usePlaceText();
  const { address, phone, instructions } = deliveryFacts(order);
  const { toMake } = dishesOf(order);
  const [orderedAt, printedAt] = [
    formatTime(Date.parse(order.createdAt), 'tr'),
    formatTime(at, 'tr'),
  ];
  return (
    <div className={styles.paper}>
      <p lang="tr" className={styles.small}>
        Mutfak siparişi
      </p>
      <p translate="no" className={styles.number}>
        {order.code}
      </p>
      <p className={styles.row}>
        <span className={styles.place}>{placeText(order)}</span>
        <span lang="tr" className={styles.place}>
          {orderedAt}
        </span>
      </p>
      {order.guestName && <p>{order.guestName}</p>}
      {order.isAgain && (
        <p className={styles.boxed}>
          <Trans>AGAIN</Trans>
        </p>
      )}
      {recordedPayment(order) && (
        <p className={styles.boxed}>
          {order.paidAt ? <Trans>Paid by card</Trans> : <Trans>Paid</Trans>}
        </p>
      )}
      {instructions && <p className={styles.boxed}>{instructions}</p>}
      <PaperNotes items={toMake} />
      <PaperLines items={toMake} />
      {order.orderType === 'delivery' && (
        <p>
          {address}
          <br />
          {phone}
        </p>
      )}
      <p className={styles.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
      <NotFiscal />
    </div>
  );
}

/** Prints guests' notes above the dishes. */
function PaperNotes({ items }: Pick<StaffOrder, 'items'>) {
  const language = useLanguage();
  return notedLines(items).map((line) => (
    <p key={line.key} className={styles.boxed}>
      {line.quantity}× {dishName(line, language)}: {noteOf(line)}
    </p>
  ));
}

type PaperLinesProps = Pick<StaffOrder, 'items'> & { withPrices?: boolean };

export function PaperLines({ items, withPrices = false }: PaperLinesProps) {
  return (
    <ul className={styles.list}>
      {ticketLines(items).map((line) => (
        <PaperLine key={line.key} line={line} withPrices={withPrices} />
      ))}
    </ul>
  );
}

function PaperLine({ line, withPrices }: { line: TicketLine; withPrices: boolean }) {
  const language = useLanguage();
  const extras = useExtrasText()(line.customizations);
  const note = noteOf(line);
  return (
    <li className={styles.line}>
      <span className={withPrices ? undefined : styles.dish}>{line.quantity}×</span>
      <span>
        <span className={withPrices ? undefined : styles.dish}>{dishName(line, language)}</span>
        {extras.map((extra) => (
          <span key={extra} className={styles.extra}>
            {extra}
          </span>
        ))}
        {note && <span className={styles.boxed}>{note}</span>}
      </span>
      {withPrices && (
        <span lang="tr" className={styles.amount}>
          {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
        </span>
      )}
    </li>
  );
}

export function PaperFoot({ kurus, children }: { kurus: number; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.total}>
        <span>{t`Total`}</span>
        <span lang="tr" className={styles.amount}>
          {formatMoney(kurus, 'tr')}
        </span>
      </p>
      {children}
      <div className={styles.centred}>
        <p lang="en">Thank you!</p>
        <p lang="tr">Teşekkür ederiz!</p>
        <NotFiscal />
      </div>
    </>
  );
}

function NotFiscal() {
  return (
    <p className={styles.small}>
      <span lang="en">Not a fiscal receipt</span> / <span lang="tr">Mali değeri yoktur</span>
    </p>
  );
}
