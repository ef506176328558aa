import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Hourglass, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { orderStatusOf } from '#domain/orders/order';
import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { formatTime } from '../../i18n/format';
import { useStateText } from '../../i18n/outbox-text';
import { Badge } from '../../ui/feedback/Badge';
import { STATUS_WORDS } from '../orders/shared/board-words';
import * as styles from './Queue.css';
import { useQueueText } from './use-queue-text';

type QueueFactsProps = { row: QueueRow };

/** Shows a mutation's kind, subject, time, author and state. */
export function QueueFacts({ row }: QueueFactsProps) {
  const { t } = useLingui();
  const queueText = useQueueText();
  const status = row.toStatus === null ? null : t(STATUS_WORDS[orderStatusOf(row.toStatus)]);
  return (
    <>
      <p className={styles.what}>
        {queueText(row)}
        {status !== null && ` · ${status}`}
      </p>
      <p className={styles.meta}>
        {row.createdAt !== null && `${formatTime(row.createdAt, 'tr')} · `}
        {row.who ?? <Trans>somebody</Trans>}
      </p>
      <div>
        <StateBadge row={row} />
      </div>
    </>
  );
}

function StateBadge({ row }: QueueFactsProps): ReactElement {
  const { who, isOthers, kind, state } = row;
  const stateText = useStateText();
  if (isOthers && kind !== null) {
    const name = who ?? '?';
    return (
      <Badge tone="honey" icon={<Hourglass aria-hidden="true" size={14} />}>
        <Trans>Waiting for {name}</Trans>
      </Badge>
    );
  }
  if (state === 'sending') {
    return (
      <Badge tone="lagoon" icon={<Send aria-hidden="true" size={14} />}>
        {stateText(row)}
      </Badge>
    );
  }
  const isCalm = state === 'queued' && kind !== null;
  const Icon = isCalm ? Hourglass : CircleAlert;
  return (
    <Badge tone={isCalm ? 'honey' : 'danger'} icon={<Icon aria-hidden="true" size={14} />}>
      {stateText(row)}
    </Badge>
  );
}
