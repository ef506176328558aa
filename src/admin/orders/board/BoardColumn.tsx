import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useState } from 'react';
import { waitingSince } from '#domain/orders/order-ageing';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { afterPaint } from '../../../ui/after-paint';
import { useClockValue } from '../../page/board-clock';
import { STATUS_WORDS } from '../shared/board-words';
import type { OpenStatus } from '../shared/order-columns';
import { wholeMinutes } from '../shared/use-ageing';
import { StoppedTicket } from '../ticket/StoppedTicket';
import { Ticket } from '../ticket/Ticket';
import { ArrivalPill } from './ArrivalPill';
import * as styles from './BoardColumn.css';

type BoardColumnProps = {
  status: OpenStatus;
  orders: readonly OrderOnBoard[];
  /** A small screen shows this column. */
  isChosen: boolean;
  /** Lists orders that were cancelled elsewhere while in preparation here. */
  stopped: readonly OrderOnBoard[];
  fresh: ReadonlySet<string>;
};

/** Shows orders of one status, oldest first. Re-renders only on a change in that status. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, orders, isChosen, stopped, fresh } = props;
  const { t } = useLingui();
  /** The tab order contains this ticket. */
  const [current, setCurrent] = useState<string | null>(null);
  // A tap focuses too, before the column re-renders.
  const keepCurrent = useCallback((id: string) => void afterPaint().then(() => setCurrent(id)), []);
  const tabStop = orders.some(({ id }) => id === current) ? current : orders[0]?.id;
  const name = t(STATUS_WORDS[status]);
  const isEmpty = orders.length + stopped.length === 0;
  return (
    <section
      aria-label={`${name}: ${orders.length}`}
      data-chosen={isChosen}
      className={isEmpty ? styles.rail : styles.column}
    >
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {status === 'pending' && <ArrivalPill ids={orders.map(({ id }) => id)} />}
        <Oldest orders={orders} />
        <span className={styles.count}>{orders.length}</span>
      </header>
      <div className={styles.tickets}>
        {stopped.map((order) => (
          <StoppedTicket key={order.id} order={order} />
        ))}
        {orders.map((order) => (
          <Ticket
            key={order.id}
            order={order}
            isFresh={fresh.has(order.id)}
            isTabStop={order.id === tabStop}
            onFocus={keepCurrent}
          />
        ))}
        {isEmpty && <p className={styles.none}>{t`Nothing here`}</p>}
      </div>
    </section>
  );
}, isSameColumn);

function isSameColumn(before: BoardColumnProps, now: BoardColumnProps): boolean {
  return (
    isSameList(before.orders, now.orders) &&
    isSameList(before.stopped, now.stopped) &&
    before.isChosen === now.isChosen &&
    before.fresh === now.fresh
  );
}

function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function Oldest({ orders }: { orders: readonly OrderOnBoard[] }) {
  const since = Math.min(...orders.map(waitingSince));
  const minutes = useClockValue((now) => (orders.length > 0 ? wholeMinutes(now - since) : 0), 0);
  return (
    <span className={styles.oldest}>{minutes > 0 && <Trans>oldest {minutes} min</Trans>}</span>
  );
}
