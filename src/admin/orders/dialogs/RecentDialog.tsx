import { Trans } from '@lingui/react/macro';
import { History } from 'lucide-react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Dialog } from '../../../ui/overlays/Dialog';
import { recentOrders } from '../shared/order-columns';
import * as styles from './RecentDialog.css';
import { RecentRow } from './RecentRow';

type RecentDialogProps = {
  orders: readonly OrderOnBoard[];
  now: number;
  onClose: () => void;
};

/** Shows recently finished orders; staff can recall a mistake. */
export function RecentDialog({ orders, now, onClose }: RecentDialogProps) {
  const recent = recentOrders(orders, now);
  return (
    <Dialog variant="panel" title={<Trans>Recently completed</Trans>} onClose={onClose}>
      {recent.length === 0 ? (
        <EmptyState icon={<History aria-hidden="true" size={32} />}>
          <Trans>Nothing was completed or cancelled in the last hours.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {recent.map((order) => (
            <RecentRow key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
