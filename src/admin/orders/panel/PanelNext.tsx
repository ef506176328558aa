import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import { nextOrderStatus } from '#domain/orders/order-changes';
import { may } from '#domain/staff/roles';
import { barNow } from '../../../data/react/core/bar-clock';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { Button } from '../../../ui/controls/Button';
import { ADVANCE_WORDS } from '../shared/board-words';
import { useOrderActions } from '../shared/order-actions';
import { canRecall, isOpen } from '../shared/order-columns';

/** Offers the next step; a completed order offers the step back to ready for half an hour, to managers always. */
export function PanelNext({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { move } = useOrderActions();
  const status = orderStatusOf(order.status);
  const next = nextOrderStatus(status);
  const { user } = useStaffSession();
  const mayReopen = status === 'completed' && may(user?.role ?? '', 'orders.reopen');
  if (isOpen(status) && next) {
    return (
      <Button size="cta" block onClick={() => move(order, next)}>
        {t(ADVANCE_WORDS[status])}
      </Button>
    );
  }
  if (!mayReopen && !canRecall(order, barNow())) return null;
  return (
    <Button
      tone="outline"
      size="cta"
      block
      icon={<RotateCcw aria-hidden="true" size={20} />}
      onClick={() => move(order, 'ready')}
    >
      <Trans>Recall</Trans>
    </Button>
  );
}
