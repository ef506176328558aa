import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import { knownSteps, type OrderStep } from '#domain/orders/order-steps';
import { barNow } from '../../../data/react/core/bar-clock';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useStaffReading } from '../../../data/react/staff/use-staff-reading';
import { formatDateTime, formatTime } from '../../../i18n/format';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { REASON_WORDS, STATUS_WORDS } from '../shared/board-words';
import * as styles from './OrderPanel.css';

/** Shows the order's history; offline only the steps in its row. */
export function PanelSteps({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const path = `/api/admin/orders/${order.id}/steps`;
  const { state, value } = useStaffReading<{ steps: OrderStep[] }>(path, order.v);
  const steps = value?.steps ?? knownHere(order);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>Timeline</Trans>
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={`${step.what} ${step.at}`} step={step} />
        ))}
        {order.isQueued && (
          <li className={styles.step}>
            <span className={styles.stepWord}>{t(STATUS_WORDS[orderStatusOf(order.status)])}</span>
            <span className={styles.queued}>
              <CircleDashed aria-hidden="true" size={14} />
              <Trans>Waiting to sync</Trans>
            </span>
          </li>
        )}
      </ol>
      {state === 'failed' && (
        <p className={styles.meta}>
          <Trans>No connection: the steps in between are shown when it is back.</Trans>
        </p>
      )}
    </section>
  );
}

function Step({ step }: { step: OrderStep }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words: Partial<Record<OrderStep['what'], string>> = {
    placed: t`Ordered`,
    seen: t`Shown on the bar's tablet`,
    acknowledged: t`Alarm acknowledged`,
    pending: t`Reopened`,
  };
  const { what, reason, arrivedAt } = step;
  const word = words[what] ?? (isStatus(what) ? t(STATUS_WORDS[what]) : what);
  const arrived = arrivedAt ? formatTime(Date.parse(arrivedAt), 'tr') : null;
  return (
    <li className={styles.step}>
      <span className={styles.stepWord}>{word}</span>
      <span className={styles.meta}>
        <time dateTime={step.at}>{stepTime(Date.parse(step.at), language)}</time>
        {(step.by ?? (what === 'cancelled' ? t`The guest` : null)) &&
          ` · ${step.by ?? t`The guest`}`}
        {reason && ` · ${t(REASON_WORDS[reason])}`}
      </span>
      {arrived && (
        <span className={styles.meta}>
          <Trans>Done offline, arrived at {arrived}</Trans>
        </span>
      )}
    </li>
  );
}

/** With a queued change the shown status is the changed one; this tablet does not know the server's. */
function knownHere(order: OrderOnBoard): OrderStep[] {
  const steps = knownSteps(order);
  return order.isQueued ? steps.filter(({ what }) => !isStatus(what)) : steps;
}

const HALF_A_DAY_MS = 43_200_000;

function stepTime(at: number, language: Language): string {
  return barNow() - at > HALF_A_DAY_MS ? formatDateTime(at, language) : formatTime(at, 'tr');
}

function isStatus(what: OrderStep['what']): what is keyof typeof STATUS_WORDS {
  return what in STATUS_WORDS;
}
