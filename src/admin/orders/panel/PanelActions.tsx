import { Trans } from '@lingui/react/macro';
import { Printer, X } from 'lucide-react';
import { canMoveOrder } from '#domain/orders/order-changes';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { Button } from '../../../ui/controls/Button';
import { useOrderActions } from '../shared/order-actions';
import * as styles from './OrderPanel.css';

/** Offers print and cancel. */
export function PanelActions({ order }: { order: OrderOnBoard }) {
  const actions = useOrderActions();
  const printer = <Printer aria-hidden="true" size={20} />;
  return (
    <div className={styles.actions}>
      <Button tone="outline" icon={printer} onClick={() => actions.print('ticket', order)}>
        <Trans>Print ticket</Trans>
      </Button>
      <Button tone="outline" icon={printer} onClick={() => actions.print('receipt', order)}>
        <Trans>Print receipt</Trans>
      </Button>
      {canMoveOrder(order, 'cancelled') && (
        <Button
          tone="danger"
          icon={<X aria-hidden="true" size={20} />}
          onClick={() => actions.cancel(order)}
        >
          <Trans>Cancel the order</Trans>
        </Button>
      )}
    </div>
  );
}
