import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChefHat, CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import type { OrderStatus } from '#domain/orders/order';
import { orderStatusOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { Row } from '../../../ui/layout/Flow';
import type { BadgeLook } from '../../shared/Read';
import { LookBadge, QueuedBadge } from '../../shared/Read';
import {
  AGEING_WORDS,
  isOpen,
  SERVICE_WORDS,
  STATUS_WORDS,
  useAgeing,
  useIsBeforeOpening,
  useMinutes,
} from '../shared/board-view';
import * as styles from './OrderPanel.css';

const LOOK: Record<OrderStatus, BadgeLook> = {
  pending: { tone: 'honey', icon: Clock },
  confirmed: { tone: 'lagoon', icon: CircleCheck },
  preparing: { tone: 'plum', icon: ChefHat },
  ready: { tone: 'success', icon: CircleCheck },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'danger', icon: CircleX },
};

/** Shows status, service and waiting time. */
export function PanelHead({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const status = orderStatusOf(order.status);
  return (
    <Row as="span">
      <OrderBadge status={status} />
      <span>{t(SERVICE_WORDS[order.orderType])}</span>
      {isOpen(status) && <Waited order={order} />}
      {order.isQueued && <QueuedBadge />}
    </Row>
  );
}

export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useLingui();
  return <LookBadge {...LOOK[status]}>{t(STATUS_WORDS[status])}</LookBadge>;
}

/** Tells of a queued change beside words, where a badge would be too loud. */
export function QueuedMark() {
  return (
    <span className={styles.queued}>
      <CircleDashed size={14} />
      <Trans>Waiting to be sent</Trans>
    </span>
  );
}

function Waited({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const minutes = useMinutes(order);
  const ageing = useAgeing(order);
  if (useIsBeforeOpening(order)) return null;
  return (
    <span>
      <Plural value={minutes} one="# minute" other="# minutes" /> · {t(AGEING_WORDS[ageing])}
    </span>
  );
}
