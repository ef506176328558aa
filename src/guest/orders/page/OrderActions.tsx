import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, CircleX, MapPin, TrendingDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OrderRead } from '#domain/orders/guest-order';
import type { OrderStatus } from '#domain/orders/order';
import { ORDER_STATUSES, orderStatusOf } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { formatTime } from '#domain/venue';
import { cancelOrder, discardOrder, reopenOrder } from '../../../data/commands/orders/place-order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import type { Tick, TickStep } from '../../../data/orders/order-ticks';
import { orderTicks } from '../../../data/orders/order-ticks';
import { useCommand, useGuestRules } from '../../../data/react/use-app';
import { useOrderStatusText } from '../../../i18n/label-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import { useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { ActionFailed, AskFirst, useAction } from '../../shared/Action';
import * as styles from '../../shared/shared.css';
import { OrderPart, ReachUs } from '../shared/OrderFrame';
import * as frame from '../shared/OrderFrame.css';
import * as nextPartStyles from './NextPart.css';
import * as statusTimelineStyles from './StatusTimeline.css';

type DecisionActionsProps = {
  orderId: string;
  /** True if the guest showed the QR code, so discarding informs the server. */
  isShown?: boolean;
  /** The confirmation; missing if the order cannot be sent as it is. */
  accept?: { words: ReactNode; run: () => Promise<unknown> };
};

export function DecisionActions({ orderId, isShown = false, accept }: DecisionActionsProps) {
  const { t } = useLingui();
  const discard = useCommand(discardOrder);
  const yes = useAction(async () => accept?.run());
  const reopen = useCommand(reopenOrder);
  const navigate = useNavigate();
  const change = useAction(async () => {
    await reopen({ orderId });
    await navigate({ to: '/', search: { d: 'cart' }, replace: true });
  });
  const failure = yes.failure ?? change.failure;
  return (
    <div className={styles.actions}>
      {failure && <ActionFailed code={failure} />}
      {accept && (
        <Button size="cta" block busy={yes.isBusy} onClick={() => yes.run()}>
          {accept.words}
        </Button>
      )}
      <Button
        tone={accept ? 'outline' : 'solid'}
        size="cta"
        block
        busy={change.isBusy}
        onClick={() => change.run()}
      >
        {t`Change it`}
      </Button>
      <AskFirst
        task={() => discard({ orderId })}
        label={t`Discard`}
        question={t`Discard this order?`}
        keep={t`Keep it`}
      >
        {isShown
          ? t`We tell the bar that the code is no longer valid. The dishes don't go back into the cart.`
          : t`Nothing is sent, and the dishes don't go back into the cart.`}
      </AskFirst>
    </div>
  );
}

export function CancelAction({ orderId, isPending }: { orderId: string; isPending: boolean }) {
  const { t } = useLingui();
  if (isPending) return <CancelPending />;
  return (
    <AskToCancel orderId={orderId}>
      {t`If the bar already has your order, we tell them. If not, nothing is sent.`}
    </AskToCancel>
  );
}

export function AskToCancel({ orderId, children }: { orderId: string; children: ReactNode }) {
  const { t } = useLingui();
  const cancel = useCommand(cancelOrder);
  return (
    <AskFirst
      task={() => cancel({ orderId })}
      label={t`Cancel this order`}
      question={t`Cancel this order?`}
      keep={t`Don't cancel`}
    >
      {children}
    </AskFirst>
  );
}

/** Shows an order cancelled here whose cancellation the server does not have yet. */
export function CancelPending() {
  const { t } = useLingui();
  return <Banner tone="honey" shape="box">{t`Cancelling…`}</Banner>;
}

/** Tells the guest that the server's total was lower and the order was sent without asking. */
export function CheaperNews({ wasKurus, nowKurus }: { wasKurus: number; nowKurus: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatMoney(nowKurus, language);
  const oldTotal = formatMoney(wasKurus, language);
  return (
    <Banner tone="success" shape="box" icon={<TrendingDown size={20} />}>
      <strong>{t`Good news: your total is now ${total}.`}</strong> <Trans>Before: {oldTotal}</Trans>
    </Banner>
  );
}

export function HelpPart({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <details className={classNames(frame.screenOnly, nextPartStyles.fold)}>
      <summary className={nextPartStyles.summary}>
        <h2 className={text.title}>{t`Need help?`}</h2>
        <ChevronDown size={24} className={nextPartStyles.arrow} />
      </summary>
      <Stack gap={12} className={nextPartStyles.body}>
        <p className={text.body}>
          <Trans>
            Ask the team and tell them your order code: <strong translate="no">{code}</strong>
          </Trans>
        </p>
        <ReachUs />
        <LinkButton asChild tone="outline" icon={<MapPin size={20} />}>
          <Link to="/" hash="contact">{t`Where to find us`}</Link>
        </LinkButton>
      </Stack>
    </details>
  );
}

export function NextPart({ order }: { order: OrderRead }) {
  const { t } = useLingui();
  return (
    <OrderPart title={t`What happens next`} className={frame.screenOnly}>
      <ol className={frame.steps}>
        {orderStatusOf(order.status) === 'pending' && (
          <li>{t`The bar will confirm your order here. Keep this page open.`}</li>
        )}
        <ServiceSteps order={order} />
      </ol>
    </OrderPart>
  );
}

/** Shows the next steps; guests who paid by card read nothing about paying. */
function ServiceSteps({ order }: { order: OrderRead }) {
  const { t } = useLingui();
  const isPaid = Boolean(order.paidAt);
  const { from, to } = readyMinutes(useGuestRules());
  switch (order.orderType) {
    case 'table':
      return (
        <>
          <li>{t`We bring it to your table.`}</li>
          {!isPaid && <li>{t`It is added to your table bill. No extra charge.`}</li>}
        </>
      );
    case 'collection':
      return (
        <>
          <li>
            {order.preparedFrom ? (
              <Trans>
                We start on it when we open. It is ready {from}–{to} minutes later.
              </Trans>
            ) : (
              <Trans>
                It is ready in {from}–{to} minutes after the bar has confirmed it.
              </Trans>
            )}
          </li>
          <li>
            {isPaid
              ? t`Say your order code at the bar.`
              : t`Say your order code at the bar, and pay there by cash or card.`}
          </li>
        </>
      );
    case 'delivery':
      return (
        <>
          <li>{t`We prepare it and bring it to your door. Please keep your phone near.`}</li>
          {!isPaid && <li>{t`Pay by cash or card when you get it.`}</li>}
        </>
      );
  }
}

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
            className={statusTimelineStyles.step[row.phase]}
          >
            <span aria-hidden="true" className={statusTimelineStyles.mark[row.phase]}>
              {MARKS[row.phase]}
            </span>
            <span className={statusTimelineStyles.words}>
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
