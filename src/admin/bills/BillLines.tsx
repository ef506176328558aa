import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Circle, CircleCheck } from 'lucide-react';
import { type BillLine, openPieces, personKey } from '#domain/bills/bill-split';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { shownKurus } from '#domain/money';
import { orderStatusOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import { useBillLines } from '../../data/react/staff/use-bill-lines';
import { formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { STATUS_WORDS, useExtrasText } from '../orders/shared/board-words';
import { dishName } from '../orders/shared/ticket-lines';
import * as styles from './Bill.css';
import { Sum } from './bill-parts';
import { LineEntries } from './LineEntries';
import { PersonName } from './Take';

export type Grouping = 'round' | 'person';

type BillLinesProps = {
  orders: readonly OrderOnBoard[];
  lines: readonly BillLine[];
  grouping: Grouping;
  chosen: ReadonlySet<string>;
  billId: string;
  label: string;
  onChoose: (key: string) => void;
};

/** Shows the dishes of a bill by round or by person; open ones can be chosen for a payment. */
export function BillLines({ lines, grouping, ...rows }: BillLinesProps) {
  const { orders } = rows;
  if (grouping === 'round') {
    return orders.map((order) => (
      <Round
        key={order.id}
        order={order}
        lines={lines.filter(({ orderId }) => orderId === order.id)}
        rows={rows}
      />
    ));
  }
  const people = [...new Map(lines.map((line) => [personKey(line.person), line.person]))];
  return people.map(([key, person]) => {
    const own = lines.filter((line) => personKey(line.person) === key);
    return (
      <section key={key} className={styles.group}>
        <div className={styles.groupHead}>
          <strong>
            <PersonName person={person} />
          </strong>
          <Sum kurus={own.reduce((sum, line) => sum + line.worthKurus, 0)} />
        </div>
        {own.map((line) => (
          <Line key={line.key} line={line} {...rows} />
        ))}
      </section>
    );
  });
}

type Rows = Omit<BillLinesProps, 'lines' | 'grouping'>;
type RoundProps = { order: OrderOnBoard; lines: readonly BillLine[]; rows: Rows };

function Round({ order, lines, rows }: RoundProps) {
  const { t } = useLingui();
  const { code, seatNo, guestName, createdAt, status, isAgain } = order;
  const name = guestName ?? (seatNo ? t`Phone ${seatNo}` : null);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <span>
          {isAgain && `${t`Made again`} · `}
          <span translate="no">{code}</span>
          {name && ` · ${name}`} · {formatTime(Date.parse(createdAt), 'tr')}
        </span>
        <span>{t(STATUS_WORDS[orderStatusOf(status)])}</span>
      </div>
      {status === 'cancelled'
        ? order.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is its name, and lines never move.
            <CancelledLine key={at} item={item} />
          ))
        : lines.map((line) => <Line key={line.key} line={line} {...rows} />)}
    </section>
  );
}

function CancelledLine({ item }: { item: OrderOnBoard['items'][number] }) {
  const language = useLanguage();
  return (
    <div className={styles.still}>
      <span />
      <span className={styles.struck}>{item.quantity}×</span>
      <span className={styles.struck}>{dishName(item, language)}</span>
      <Sum kurus={shownKurus(item.totalPrice)} className={styles.struck} />
    </div>
  );
}

function Line({ line, orders, chosen, onChoose, billId, label }: Rows & { line: BillLine }) {
  const stand = useBillLines(billId)?.lines.find(({ key }) => key === line.key);
  const isPaid = openPieces(line) === 0;
  const isChosen = chosen.has(line.key);
  const body = <LineBody line={line} orders={orders} />;
  const Mark = isChosen ? CircleCheck : isPaid ? Check : Circle;
  return (
    <>
      {line.quantity === 0 ? (
        <div className={styles.still}>
          <span />
          {body}
        </div>
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          className={styles.line}
          onClick={() => onChoose(line.key)}
        >
          <span className={isChosen ? styles.tick : isPaid ? styles.paid : styles.untick}>
            <Mark aria-hidden="true" size={20} />
          </span>
          {body}
        </button>
      )}
      {stand && <LineEntries billId={billId} label={label} line={stand} />}
    </>
  );
}

function LineBody({ line, orders }: { line: BillLine; orders: readonly OrderOnBoard[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const extrasText = useExtrasText();
  const order = orders.find(({ id }) => id === line.orderId);
  const item = order?.items.find((one, at) => (one.lineNo ?? at) === line.lineNo);
  const isOff = line.quantity === 0;
  const open = openPieces(line);
  const isFee = line.lineNo === WHOLE_ORDER;
  const paidPieces = line.paidPieces;
  const sharedPart = line.shared ? `${line.shared.part}/${line.shared.of}` : '';
  const extras = item ? [...extrasText(item.customizations), item.customizations.notes] : [];
  return (
    <>
      <span className={isOff ? styles.struck : styles.quantity}>
        {isFee ? '' : `${isOff ? (item?.quantity ?? 0) : line.quantity}×`}
      </span>
      <span className={isOff ? styles.struck : open === 0 ? styles.muted : undefined}>
        {isFee ? t`Delivery fee` : item && dishName(item, language)}
        {extras.filter(Boolean).map((extra) => (
          <span key={extra} className={styles.extra}>
            {extra}
          </span>
        ))}
        {open > 0 && paidPieces > 0 && (
          <span className={styles.extra}>
            <Trans>{paidPieces} paid</Trans>
          </span>
        )}
        {line.shared && (
          <span className={styles.extra}>
            <Trans>
              <Sum kurus={line.shared.kurus} /> paid, {sharedPart}
            </Trans>
          </span>
        )}
        {open === 0 && !isOff && <VisuallyHidden>{t`, paid`}</VisuallyHidden>}
      </span>
      <Sum kurus={line.worthKurus} className={open === 0 ? styles.muted : undefined} />
    </>
  );
}
