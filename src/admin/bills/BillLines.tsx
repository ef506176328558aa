import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useDeferredValue } from 'react';
import type { BillLine } from '#domain/bills/bill-split';
import { openPieces, personKey } from '#domain/bills/bill-split';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import { shownKurus } from '#domain/money';
import { orderStatusOf } from '#domain/orders/order';
import { dishName } from '#domain/orders/ticket-lines';
import { formatTime } from '#domain/venue';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import type { LineOnBill } from '../../data/react/use-staff';
import { useBillLines } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { VisuallyHidden } from '../../ui/layout/Flow';
import { STATUS_WORDS, useExtrasText } from '../orders/shared/board-view';
import * as styles from './Bill.css';
import { Sum, usePersonText } from './bill-parts';
import { LineEntries } from './LineEntries';
import * as money from './Money.css';

export type Grouping = 'round' | 'person';

type BillLinesProps = {
  orders: readonly OrderOnBoard[];
  lines: readonly BillLine[];
  grouping: Grouping;
  chosen: ReadonlySet<string>;
  billId: string;
  label: string;
  /** Stays the same function while the lines stay the same. */
  onChoose: (key: string) => void;
};

/** The height of a line of one row, and of what stands above the first one at least (px). */
const LINE_PX = 48;
const ABOVE_PX = 176;

/** Shows the dishes of a bill by round or by person; open ones can be chosen for a payment. */
export function BillLines({ lines, grouping, orders, chosen, ...rows }: BillLinesProps) {
  const personText = usePersonText();
  const stand = useBillLines(rows.billId)?.lines ?? [];
  // The first frame draws as many lines as the screen has room for; the others follow in the next one.
  const drawn = useDeferredValue(
    lines.length,
    Math.ceil((window.innerHeight - ABOVE_PX) / LINE_PX),
  );
  const shown = lines
    .slice(0, drawn)
    .map((line) => (
      <Line
        key={line.key}
        line={line}
        item={itemOf(line, orders)}
        stand={stand.find(({ key }) => key === line.key)}
        isChosen={chosen.has(line.key)}
        {...rows}
      />
    ));
  const rowsOf = (isOwn: (line: BillLine) => boolean) =>
    shown.filter((_, at) => lines[at] && isOwn(lines[at]));

  if (grouping === 'round') {
    const last = orders.findIndex(({ id }) => id === lines[drawn]?.orderId);
    const rounds = last < 0 ? orders : orders.slice(0, last + 1);
    return rounds.map((order) => (
      <Round key={order.id} order={order}>
        {rowsOf(({ orderId }) => orderId === order.id)}
      </Round>
    ));
  }
  const people = [...new Map(lines.map((line) => [personKey(line.person), line.person]))];
  return people.map(([key, person]) => {
    const isOwn = (line: BillLine) => personKey(line.person) === key;
    return (
      <section key={key} className={styles.group}>
        <div className={styles.groupHead}>
          <strong>{personText(person)}</strong>
          <Sum kurus={lines.filter(isOwn).reduce((sum, line) => sum + line.worthKurus, 0)} />
        </div>
        {rowsOf(isOwn)}
      </section>
    );
  });
}

function itemOf({ orderId, lineNo }: BillLine, orders: readonly OrderOnBoard[]) {
  const order = orders.find(({ id }) => id === orderId);
  return order?.items.find((one, at) => (one.lineNo ?? at) === lineNo);
}

function Round({ order, children }: { order: OrderOnBoard; children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { code, seatNo, guestName, createdAt, status, isAgain } = order;
  const name = guestName ?? (seatNo ? t`Phone ${seatNo}` : null);
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <span>
          {isAgain && `${t`Made again`} · `}
          <span translate="no">{code}</span>
          {name && ` · ${name}`} · {formatTime(Date.parse(createdAt))}
        </span>
        <span>{t(STATUS_WORDS[orderStatusOf(status)])}</span>
      </div>
      {status === 'cancelled'
        ? order.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is its name, and lines never move.
            <div key={at} className={styles.still}>
              <span />
              <span className={money.struck}>{item.quantity}×</span>
              <span className={money.struck}>{dishName(item, language)}</span>
              <Sum kurus={shownKurus(item.totalPrice)} className={money.struck} />
            </div>
          ))
        : children}
    </section>
  );
}

type Item = OrderOnBoard['items'][number];

type LineProps = Pick<BillLinesProps, 'billId' | 'label' | 'onChoose'> & {
  line: BillLine;
  /** The dish; the delivery fee has none. */
  item: Item | undefined;
  stand: LineOnBill | undefined;
  isChosen: boolean;
};

const Line = memo(function Line(props: LineProps) {
  const { line, item, stand, isChosen, onChoose, billId, label } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const open = openPieces(line);
  const isOff = line.quantity === 0;
  const isFee = line.lineNo === WHOLE_ORDER;
  const { paidPieces } = line;
  const sharedPart = line.shared ? `${line.shared.part}/${line.shared.of}` : '';
  const body = (
    <>
      <span className={isOff ? money.struck : styles.quantity}>
        {isFee ? '' : `${isOff ? (item?.quantity ?? 0) : line.quantity}×`}
      </span>
      <span className={isOff ? money.struck : open === 0 ? styles.muted : undefined}>
        {isFee ? t`Delivery fee` : item && dishName(item, language)}
        {item && Object.keys(item.customizations).length > 0 && <Extras item={item} />}
        {open > 0 && paidPieces > 0 && <span className={money.extra}>{t`${paidPieces} paid`}</span>}
        {line.shared && (
          <span className={money.extra}>
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
  return (
    <>
      {isOff ? (
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
          {isChosen ? (
            <CircleCheck className={styles.tick} size={20} />
          ) : open === 0 ? (
            <Check className={styles.paid} size={20} />
          ) : (
            <span className={styles.untick} />
          )}
          {body}
        </button>
      )}
      {stand && stand.entries.length > 0 && (
        <LineEntries billId={billId} label={label} line={stand} />
      )}
    </>
  );
});

function Extras({ item: { customizations } }: { item: Item }) {
  const extras = [...useExtrasText()(customizations), customizations.notes];
  return extras.filter(Boolean).map((extra) => (
    <span key={extra} className={money.extra}>
      {extra}
    </span>
  ));
}
