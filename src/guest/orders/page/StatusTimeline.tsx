import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleX, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ORDER_STATUSES, type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { orderTicks, type Tick, type TickStep } from '../../../data/orders/order-ticks';
import { useOrderStatusText } from '../../../i18n/label-text';
import { Button } from '../../../ui/controls/Button';
import { Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import * as styles from './StatusTimeline.css';

/** The four ticks come before the statuses. */
type TimelineStep = TickStep | Exclude<OrderStatus, 'pending' | 'confirmed'>;

type TimelineRow = {
  step: TimelineStep;
  phase: 'past' | 'now' | 'ahead' | 'unknown' | 'not' | 'cancelled';
  /** The step's time; for `unknown`, the last time at which the step was known not to have happened. */
  at: number | null;
  by: string | null;
};

const AFTER_TICKS = ['preparing', 'ready', 'completed'] as const;

export function timelineOf(order: OrderOnDevice): TimelineRow[] {
  const rows = orderTicks(order).map(rowOf);
  if (order.state !== 'received') return withNow(rows);
  const { status, statusAt, statusBy } = order.response.order;
  const last = { at: Date.parse(statusAt), by: statusBy };
  if (orderStatusOf(status) === 'cancelled') {
    const happened = rows.filter(({ step, phase }) => step === 'saved' || phase === 'past');
    return [...happened, { step: 'cancelled', phase: 'cancelled', ...last }];
  }
  const reached = ORDER_STATUSES.indexOf(orderStatusOf(status));
  const later = AFTER_TICKS.map((step): TimelineRow => {
    const isPast = ORDER_STATUSES.indexOf(step) <= reached;
    const isLast = step === status;
    return { step, phase: isPast ? 'past' : 'ahead', ...(isLast ? last : { at: null, by: null }) };
  });
  return withNow([...rows, ...later]);
}

function rowOf(tick: Tick): TimelineRow {
  const { step } = tick;
  switch (tick.state) {
    case 'done':
      return { step, phase: 'past', at: tick.at, by: tick.by };
    case 'unknown':
      return { step, phase: 'unknown', at: tick.asOf, by: null };
    case 'ahead':
    case 'not':
      return { step, phase: tick.state, at: null, by: null };
  }
}

/** Marks the last certain step as the present one. */
function withNow(rows: TimelineRow[]): TimelineRow[] {
  const now = rows.map(({ phase }) => phase).lastIndexOf('past');
  return rows.map((row, index) => (index === now ? { ...row, phase: 'now' } : row));
}

/** Shows an order's progress. Only certain steps have a tick; unknown steps are marked as unknown. */
export function StatusTimeline({ order }: { order: OrderOnDevice }) {
  const stepText = useStepText();
  const rows = timelineOf(order);
  const next = rows.find(({ phase }) => phase === 'ahead');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.filter((row) => row === next || isTelling(row));
  return (
    <Stack gap={0} align="start">
      <Stack as="ol" gap={0}>
        {shown.map((row) => (
          <li
            key={row.step}
            aria-current={row.phase === 'now' || row.phase === 'cancelled' ? 'step' : undefined}
            className={styles.step[row.phase]}
          >
            <span aria-hidden="true" className={styles.mark[row.phase]}>
              {MARKS[row.phase]}
            </span>
            <span className={styles.words}>
              <span>{stepText(row)}</span>
              {row.phase === 'past' && (
                <VisuallyHidden>
                  {' '}
                  <Trans>Done</Trans>
                </VisuallyHidden>
              )}
              <StepWhen row={row} isNext={row === next} />
            </span>
          </li>
        ))}
      </Stack>
      {(isWhole || shown.length < rows.length) && (
        <Button tone="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <Trans>All steps</Trans>
        </Button>
      )}
    </Stack>
  );
}

/** The present step, and what is uncertain or went wrong, are always in sight. */
function isTelling({ phase }: TimelineRow): boolean {
  return phase !== 'past' && phase !== 'ahead';
}

const MARKS: Partial<Record<TimelineRow['phase'], ReactNode>> = {
  past: <Check size={16} />,
  now: <Check size={16} />,
  cancelled: <CircleX size={16} />,
  not: <X size={16} />,
  unknown: '?',
};

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

/** Shows time and person, "not yet" or "unknown". */
function StepWhen({ row: { step, phase, at, by }, isNext }: { row: TimelineRow; isNext: boolean }) {
  const time = at === null ? null : formatTime(at);
  const notYet = phase === 'ahead' && <Trans>Not yet</Trans>;
  // The empty mark suffices visually, except on the next step.
  if (notYet && !isNext) return <VisuallyHidden> {notYet}</VisuallyHidden>;
  const happened = time && [time, by].filter(Boolean).join(' · ');
  const words = notYet || (phase === 'unknown' ? wordsFor(step, time) : happened);
  if (words === null) return null;
  return (
    <Text as="span" size="small" tone="muted" weight={400}>
      {words}
    </Text>
  );
}

function wordsFor(step: TimelineRow['step'], time: string | null) {
  if (time === null) return <Trans>Not known</Trans>;
  if (step === 'reached') return <Trans>Tried at {time}, no answer yet</Trans>;
  return <Trans>No news since {time}</Trans>;
}
