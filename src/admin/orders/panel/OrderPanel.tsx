import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { type StaffReading, useStaffReading } from '../../../data/react/staff/use-staff-reading';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PaymentsOf } from '../../payments/PaymentsOf';
import { NotLoaded } from '../../shared/Read';
import { SidePanel } from '../../shared/SidePanel';
import { ConflictStrip } from '../shared/ConflictStrip';
import { RefusedStrip } from '../shared/RefusedStrip';
import { TicketWish } from '../shared/TicketNotes';
import { usePlaceText } from '../shared/use-place-text';
import * as styles from './OrderPanel.css';
import { PanelActions } from './PanelActions';
import { PanelFacts } from './PanelFacts';
import { PanelHead } from './PanelHead';
import { PanelLines } from './PanelLines';
import { PanelNext } from './PanelNext';
import { PanelSteps } from './PanelSteps';

type OrderPanelProps = {
  id: string;
  orders: readonly OrderOnBoard[] | undefined;
  /** The panel covers the page's undo bar, so the panel shows its own. */
  undoBar: ReactNode;
  onClose: () => void;
};

/** Shows one order. The order is in the URL, so Back closes the panel and a link opens it. */
export function OrderPanel(props: OrderPanelProps) {
  const { id, orders, undoBar, onClose } = props;
  const found = useOrderById(id, orders);
  const placeText = usePlaceText();
  if (found.state !== 'ready') return <NoOrder found={found} onClose={onClose} />;
  const { order } = found;
  return (
    <SidePanel
      title={
        <>
          <span translate="no">{order.code}</span> · {placeText(order)}
        </>
      }
      description={<PanelHead order={order} />}
      status={undoBar}
      stepKey={id}
      footer={!order.refusal && <PanelNext order={order} />}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {order.conflict && <ConflictStrip order={order} conflict={order.conflict} />}
        <RefusedStrip order={order} />
        <TicketWish order={order} />
        <PanelLines order={order} />
        <PanelFacts order={order} />
        <PaymentsOf refId={order.id} isPaid={Boolean(order.paidAt)} />
        <PanelSteps order={order} />
        {!order.refusal && <PanelActions order={order} />}
      </div>
    </SidePanel>
  );
}

type NoOrderProps = { found: Exclude<OrderById, { state: 'ready' }>; onClose: () => void };

function NoOrder({ found: { state, again }, onClose }: NoOrderProps) {
  return (
    <SidePanel title={<Trans>Order</Trans>} onClose={onClose}>
      {state === 'loading' && (
        <div role="status" className={styles.parts}>
          <Trans>Loading the order…</Trans>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      )}
      {state === 'missing' && (
        <EmptyState icon={<CircleHelp aria-hidden="true" size={32} />}>
          <Trans>We can't find this order.</Trans>
        </EmptyState>
      )}
      {state === 'failed' && (
        <NotLoaded onRetry={again}>
          <Trans>
            This tablet keeps the last two days; for older orders it needs a connection.
          </Trans>
        </NotLoaded>
      )}
    </SidePanel>
  );
}

type OrderById =
  | { state: 'ready'; order: OrderOnBoard; again: () => void }
  | { state: Exclude<StaffReading<StaffOrder>['state'], 'ready'>; again: () => void };

/** Returns an order from the replica, or from the server if the order is too old. */
function useOrderById(id: string, orders: readonly OrderOnBoard[] | undefined): OrderById {
  const here = orders?.find((order) => order.id === id);
  const isElsewhere = orders !== undefined && here === undefined;
  const path = isElsewhere ? `/api/admin/orders/${encodeURIComponent(id)}` : null;
  const { state, value, again } = useStaffReading<StaffOrder>(path);
  if (here) return { state: 'ready', order: here, again };
  if (state === 'ready' && value) {
    return { state, order: { ...value, isQueued: false, conflict: null }, again };
  }
  return { state: state === 'ready' || state === 'idle' ? 'loading' : state, again };
}
