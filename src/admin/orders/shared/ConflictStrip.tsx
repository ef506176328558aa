import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { canChangeOrderStatus } from '#domain/orders/change-order-status';
import { type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { dismissConflict } from '../../../data/commands/orders/change-order-status';
import type { OrderConflict, OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useCommand } from '../../../data/react/use-command';
import { Button } from '../../../ui/controls/Button';
import { ConflictWords } from '../../shared/ConflictWords';
import { STATUS_WORDS } from './board-words';
import * as styles from './ConflictStrip.css';
import { useOrderActions } from './order-actions';

type ConflictStripProps = { order: OrderOnBoard; conflict: OrderConflict };

/** A conflict: the colleague, their status and the time. The ticket shows the colleague's status. */
export function ConflictStrip({ order, conflict }: ConflictStripProps) {
  const { t } = useLingui();
  const dismiss = useCommand(dismissConflict);
  const status = t(STATUS_WORDS[orderStatusOf(conflict.status)]);
  return (
    <div className={styles.strip}>
      <p role="status" className={styles.words}>
        <Users aria-hidden="true" size={18} className={styles.icon} />
        <ConflictWords conflict={conflict} status={status} />
      </p>
      {conflict.kind === 'moved' && (
        <div className={styles.acts}>
          <Button tone="outline" size="compact" onClick={() => void dismiss(conflict.entryId)}>
            <Trans>Keep theirs</Trans>
          </Button>
          <UseMine order={order} conflict={conflict} />
        </div>
      )}
    </div>
  );
}

/** Applies this tablet's change from there, if it is a valid step. */
function UseMine({ order, conflict: { entryId, wanted } }: ConflictStripProps) {
  const acts = useOrderActions();
  const dismiss = useCommand(dismissConflict);
  const to = wanted === null ? null : orderStatusOf(wanted);
  if (to === null || !canChangeOrderStatus(orderStatusOf(order.status), to)) return null;

  async function insist(status: OrderStatus) {
    await dismiss(entryId);
    if (status === 'cancelled') acts.cancel(order);
    else acts.move(order, status);
  }

  return (
    <Button tone="outline" size="compact" onClick={() => void insist(to)}>
      <Trans>Use mine</Trans>
    </Button>
  );
}
