import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleX, X } from 'lucide-react';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useOrderStatusText } from '../../../i18n/label-text';
import { Stack } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import * as styles from './StatusTimeline.css';
import { StepWhen } from './StepWhen';
import { type TimelineRow, timelineOf } from './timeline';

/** Shows an order's progress. Only certain steps have a tick; unknown steps are marked as unknown. */
export function StatusTimeline({ order }: { order: OrderOnDevice }) {
  const stepText = useStepText();
  const rows = timelineOf(order);
  const next = rows.findIndex(({ phase }) => phase === 'ahead');
  return (
    <Stack as="ol" gap={0}>
      {rows.map((row, index) => (
        <li
          key={row.step}
          aria-current={row.phase === 'now' || row.phase === 'cancelled' ? 'step' : undefined}
          className={styles.step[row.phase]}
        >
          <span aria-hidden="true" className={styles.mark[row.phase]}>
            <Mark phase={row.phase} />
          </span>
          <span className={styles.words}>
            <span>{stepText(row)}</span>
            {row.phase === 'past' && (
              <VisuallyHidden>
                {' '}
                <Trans>Done</Trans>
              </VisuallyHidden>
            )}
            <StepWhen row={row} isNext={index === next} />
          </span>
        </li>
      ))}
    </Stack>
  );
}

function Mark({ phase }: Pick<TimelineRow, 'phase'>) {
  switch (phase) {
    case 'past':
    case 'now':
      return <Check size={16} />;
    case 'cancelled':
      return <CircleX size={16} />;
    case 'not':
      return <X size={16} />;
    case 'unknown':
      return '?';
    case 'ahead':
      return null;
  }
}

function useStepText(): (row: Pick<TimelineRow, 'step' | 'phase'>) => string {
  const { t } = useLingui();
  const statusText = useOrderStatusText();
  return ({ step, phase }) => {
    switch (step) {
      case 'saved':
        return phase === 'not' ? t`Not saved on this phone` : t`Saved on this phone`;
      case 'reached':
        return statusText('pending');
      case 'shown':
        return t`Shown on the bar's tablet`;
      case 'accepted':
        return statusText('confirmed');
      default:
        return statusText(step);
    }
  };
}
