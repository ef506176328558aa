import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, History, RotateCcw, X } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Hint, Stack, Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Dialog } from '../../../ui/overlays/Dialog';
import { QueuedBadge } from '../../shared/Read';
import { REASON_WORDS, STATUS_WORDS, usePlaceText } from '../shared/board-words';
import { useOrderActions } from '../shared/order-actions';
import { canRecall, recentOrders } from '../shared/order-columns';
import * as styles from './RecentDialog.css';

type RecentDialogProps = {
  orders: readonly OrderOnBoard[];
  now: number;
  onClose: () => void;
};

/** Shows recently finished orders; staff can recall a mistake. */
export function RecentDialog({ orders, now, onClose }: RecentDialogProps) {
  const { t } = useLingui();
  const { move } = useOrderActions();
  const placeText = usePlaceText();
  const recent = recentOrders(orders, now);
  return (
    <Dialog variant="panel" title={<Trans>Recently completed</Trans>} onClose={onClose}>
      {recent.length === 0 ? (
        <EmptyState icon={<History size={32} />}>
          <Trans>Nothing was completed or cancelled in the last hours.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={0}>
          {recent.map((order) => {
            const status = orderStatusOf(order.status);
            const isCancelled = status === 'cancelled';
            const Icon = isCancelled ? X : CircleCheck;
            const { code } = order;
            return (
              <li key={order.id} className={styles.row}>
                <Stack gap={4}>
                  <Text size="item">
                    <span translate="no">{code}</span> · {placeText(order)}
                  </Text>
                  <Badge tone={isCancelled ? 'danger' : 'neutral'} icon={<Icon size={14} />}>
                    {t(STATUS_WORDS[status])}
                  </Badge>
                  <Hint>
                    {formatTime(Date.parse(order.statusAt))} · {order.statusBy ?? t`The guest`}
                    {order.cancelReason && ` · ${t(REASON_WORDS[order.cancelReason])}`}
                  </Hint>
                  {order.isQueued && <QueuedBadge />}
                </Stack>
                {canRecall(order, now) && (
                  <Button
                    tone="outline"
                    icon={<RotateCcw size={20} />}
                    onClick={() => move(order, 'ready')}
                  >
                    <Trans>Recall</Trans>
                    <VisuallyHidden>{` ${code}`}</VisuallyHidden>
                  </Button>
                )}
              </li>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
}
