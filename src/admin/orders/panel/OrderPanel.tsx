import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PaymentsOf } from '../../payments/PaymentsOf';
import { NotLoaded } from '../../shared/failures/NotLoaded';
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
import { type OrderById, useOrderById } from './use-order-by-id';

type OrderPanelProps = {
  id: string;
  orders: readonly OrderOnBoard[] | undefined;
  /** The page's undo bar, which the panel covers. */
  undoBar: ReactNode;
  onClose: () => void;
};

/** One order. It is in the URL, so Back closes it and a link opens it. */
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
