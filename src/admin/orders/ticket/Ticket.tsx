import { Trans } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { memo, useId } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ConflictStrip } from '../shared/ConflictStrip';
import { useOrderActions } from '../shared/order-actions';
import { RefusedStrip } from '../shared/RefusedStrip';
import { TicketAddress, TicketWish } from '../shared/TicketNotes';
import * as styles from './Ticket.css';
import { TicketAcknowledged } from './TicketAcknowledged';
import { TicketActions } from './TicketActions';
import { TicketBand } from './TicketBand';
import { TicketLines } from './TicketLines';
import { ticketId } from './use-ticket-focus';

type TicketProps = {
  order: OrderOnBoard;
  isFresh: boolean;
  /** The tab order contains one ticket per column; arrows move on. */
  isTabStop: boolean;
  onFocus: (orderId: string) => void;
};

/** Shows an order and re-renders only when that order changes. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const { order, isFresh, isTabStop, onFocus } = props;
  const headingId = useId();
  return (
    <article
      id={ticketId(order.id)}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(order.id)}
      aria-labelledby={headingId}
      className={styles.ticket}
    >
      <TicketBand order={order} headingId={headingId} isFresh={isFresh} />
      {order.conflict && <ConflictStrip order={order} conflict={order.conflict} />}
      <RefusedStrip order={order} />
      <TicketAcknowledged order={order} />
      <TicketWish order={order} />
      <TicketAddress order={order} />
      <div className={styles.body}>
        <OpenTicket order={order} />
        <TicketLines items={order.items} />
        {order.isQueued && !order.conflict && (
          <p className={styles.waiting}>
            <CircleDashed aria-hidden="true" size={16} strokeWidth={2.25} />
            <Trans>Waiting to sync</Trans>
          </p>
        )}
      </div>
      {!order.refusal && <TicketActions order={order} />}
    </article>
  );
});

/** The body opens the order; its buttons lie above. */
function OpenTicket({ order }: { order: OrderOnBoard }) {
  const { open } = useOrderActions();
  const { code } = order;
  return (
    <button type="button" className={styles.open} onClick={() => open(order)}>
      <VisuallyHidden>
        <Trans>Details of {code}</Trans>
      </VisuallyHidden>
    </button>
  );
}
