import { Trans } from '@lingui/react/macro';
import { firstNameOf } from '#domain/seatings/seating';
import { changeOrderStatus } from '../../../data/commands/orders/change-order-status';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useCommand } from '../../../data/react/use-command';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { dishName } from '../../orders/shared/ticket-lines';
import * as styles from './bill.css';

/** Tells before the guest pays that orders of the table still wait, and confirms them here. */
export function UnansweredOrders({ orders }: { orders: readonly OrderOnBoard[] }) {
  const change = useCommand(changeOrderStatus);
  const language = useLanguage();
  return (
    <Banner tone="danger" shape="box" role="status">
      <Stack gap={8}>
        <p>
          <Trans>
            Don't take the money yet: an order still waits for your answer. Confirm it here, or
            cancel it on the board.
          </Trans>
        </p>
        {orders.map(({ id, code, guestName, items }) => (
          <div key={id} className={styles.row}>
            <span>
              <span translate="no">{code}</span> {firstNameOf(guestName)}
              <span className={styles.dishes}>
                {items.map((line) => `${line.quantity}× ${dishName(line, language)}`).join(', ')}
              </span>
            </span>
            <Button
              tone="solid"
              onClick={() => void change({ orderId: id, from: 'pending', to: 'confirmed' })}
            >
              <Trans>Confirm</Trans>
            </Button>
          </div>
        ))}
      </Stack>
    </Banner>
  );
}
