import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import { nextOrderStatus } from '#domain/orders/order-changes';
import { storedHand } from '../../../data/preferences/board-choices';
import { useStoredValue } from '../../../data/react/core/use-stored-value';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { Menu } from '../../../ui/controls/Menu';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ADVANCE_WORDS } from '../shared/board-words';
import { useOrderActions } from '../shared/order-actions';
import { isOpen } from '../shared/order-columns';
import { onlyClick } from './only-click';
import * as styles from './Ticket.css';
import { TicketMenu } from './TicketMenu';

/** Offers the next step, and a menu of everything else. */
export function TicketActions({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { move } = useOrderActions();
  const status = orderStatusOf(order.status);
  const next = nextOrderStatus(status);
  const { code } = order;
  const hand = useStoredValue(storedHand);
  return (
    <div data-hand={hand} className={styles.actions}>
      <Menu
        align="start"
        trigger={
          <IconButton
            label={t`More for ${code}`}
            icon={<Ellipsis aria-hidden="true" />}
            tone="outline"
            size="tap"
          />
        }
      >
        <TicketMenu order={order} />
      </Menu>
      {isOpen(status) && next && (
        <Button
          tone={status === 'pending' ? 'solid' : 'outline'}
          size="tap"
          className={classNames(styles.advance, status !== 'pending' && styles.calmAdvance)}
          onPointerDown={onlyClick}
          onClick={() => move(order, next)}
        >
          {t(ADVANCE_WORDS[status])}
          <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
