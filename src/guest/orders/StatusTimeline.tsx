import { Trans } from '@lingui/react/macro';
import { Check, CircleX } from 'lucide-react';
import { ORDER_STATUSES, type OrderStatus, orderStatusOf } from '#domain/orders/order';
import type { OrderRead } from '#domain/orders/order-view';
import { formatTime } from '../../i18n/format';
import { useOrderStatusText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/use-language';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './StatusTimeline.css';

type Order = Pick<OrderRead, 'status' | 'statusAt' | 'statusBy' | 'createdAt'>;

/** How far the order is: sent, confirmed, being prepared, ready, completed; or sent and cancelled. */
export function StatusTimeline({ order }: { order: Order }) {
  const statusText = useOrderStatusText();
  const status = orderStatusOf(order.status);
  const steps = stepsTo(status);
  const reached = steps.indexOf(status);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className={styles.step[phaseOf(index, reached)]}
        >
          <span aria-hidden="true" className={styles.mark[markOf(step, index, reached)]}>
            <Mark step={step} isReached={index <= reached} />
          </span>
          <span className={styles.words}>
            <span>{statusText(step)}</span>
            {index < reached && (
              <VisuallyHidden>
                {' '}
                <Trans>Done</Trans>
              </VisuallyHidden>
            )}
            {step === status && <When order={order} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Since when, and by whom if a person did it. */
function When({ order }: { order: Order }) {
  const time = formatTime(Date.parse(order.statusAt), useLanguage());
  return (
    <span className={styles.when}>{order.statusBy ? `${time} · ${order.statusBy}` : time}</span>
  );
}

function Mark({ step, isReached }: { step: OrderStatus; isReached: boolean }) {
  if (!isReached) return null;
  return step === 'cancelled' ? <CircleX size={16} /> : <Check size={16} />;
}

function stepsTo(status: OrderStatus): OrderStatus[] {
  if (status === 'cancelled') return ['pending', 'cancelled'];
  return ORDER_STATUSES.filter((step) => step !== 'cancelled');
}

function phaseOf(index: number, reached: number): 'past' | 'now' | 'ahead' {
  if (index === reached) return 'now';
  return index < reached ? 'past' : 'ahead';
}

function markOf(step: OrderStatus, index: number, reached: number): keyof typeof styles.mark {
  return step === 'cancelled' ? 'cancelled' : phaseOf(index, reached);
}
