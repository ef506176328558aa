import { Trans, useLingui } from '@lingui/react/macro';
import { OctagonX } from 'lucide-react';
import { useEffect, useId } from 'react';
import { orderStatusOf } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import type { BoardWork } from '../../../data/preferences/board-choices';
import { storedWork } from '../../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { useStoredValue } from '../../../data/react/use-stores';
import { afterPaint } from '../../../ui/after-paint';
import { Button } from '../../../ui/controls/controls';
import { Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { OPEN_STATUSES, REASON_WORDS, usePlaceText } from '../shared/board-view';
import * as styles from './StoppedTicket.css';

/** Shows an order that was cancelled elsewhere while in preparation here, until a person acknowledges it. */
export function StoppedTicket({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const headingId = useId();
  const { code, cancelReason } = order;
  return (
    <article aria-labelledby={headingId} className={styles.ticket}>
      <h3 id={headingId} className={styles.place}>
        {placeText(order)} · <span translate="no">{code}</span>
      </h3>
      <p role="alert" className={styles.words}>
        <OctagonX size={28} className={styles.icon} />
        <Trans>Order cancelled. Stop preparing.</Trans>
      </p>
      <Text size="body" weight={600}>
        {order.statusBy ?? t`The guest`} · {formatTime(Date.parse(order.statusAt))}
        {cancelReason && ` · ${t(REASON_WORDS[cancelReason])}`}
      </Text>
      <Button size="cta" block className={styles.action} onClick={() => acknowledgeStop(order.id)}>
        <Trans>Acknowledge</Trans>
        <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
      </Button>
    </article>
  );
}

/** Orders with these statuses are in preparation. */
const IN_WORK: readonly string[] = ['confirmed', 'preparing', 'ready'];

/** Updates the tablet's orders in preparation. */
export function workOf(orders: readonly OrderOnBoard[], before: BoardWork): BoardWork {
  const kept = orders.flatMap((order): [string, string][] => {
    const status = orderStatusOf(order.status);
    if (IN_WORK.includes(status)) return [[order.id, status]];
    const known = before[order.id];
    // This tablet knows its own cancellations.
    const isNews = status === 'cancelled' && !order.isQueued && known !== undefined;
    return isNews ? [[order.id, known]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns orders that were cancelled elsewhere while in preparation here. */
export function stoppedOrders(orders: readonly OrderOnBoard[], work: BoardWork): OrderOnBoard[] {
  return orders.filter(
    ({ id, status, isQueued }) => status === 'cancelled' && !isQueued && work[id] !== undefined,
  );
}

/** Returns the orders to stop, in their columns, until a person acknowledges them. */
export function useStoppedOrders(orders: readonly OrderOnBoard[]) {
  const work = useStoredValue(storedWork);
  useEffect(() => {
    // Storing re-renders the board, so the tapped ticket moves first.
    void afterPaint().then(() => {
      const next = JSON.stringify(workOf(orders, storedWork.get()));
      if (next !== JSON.stringify(storedWork.get())) storedWork.set(next);
    });
  }, [orders]);
  return stoppedOrders(orders, work).map((order) => ({
    order,
    column: OPEN_STATUSES.find((open) => open === work[order.id]) ?? 'preparing',
  }));
}

function acknowledgeStop(orderId: string): void {
  const { [orderId]: _read, ...rest } = storedWork.get();
  storedWork.set(JSON.stringify(rest));
}
