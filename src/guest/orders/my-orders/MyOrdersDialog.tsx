import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { useMyOrders } from '../../../data/react/use-last-order';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useDialogActions } from '../../use-dialog';
import { usePageTitle } from '../../use-page-title';
import { MyOrderCard } from './MyOrderCard';

export function MyOrdersDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const orders = useMyOrders();
  usePageTitle(t`My orders · Bar Bliss`);
  return (
    <Dialog title={<Trans>My orders</Trans>} onClose={close}>
      {orders.length === 0 ? (
        <EmptyState
          icon={<ReceiptText aria-hidden="true" size={40} />}
          title={<Trans>No orders yet.</Trans>}
          action={<Button onClick={close}>{t`See the menu`}</Button>}
        >
          <Trans>What you order on this device is listed here.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={0}>
          {orders.map((order) => (
            <MyOrderCard key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
