import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Hourglass, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import type { EntryState } from '#domain/sync/entry-state';
import type { OutboxRow as Row } from '../../data/react/use-outbox';
import { formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Badge } from '../../ui/feedback/Badge';
import * as styles from './Outbox.css';
import { TickMarks } from './TickMarks';

type OutboxRowProps = { row: Row };

/** One act that waits: what it is, since when, and how it stands. Its order's page has all the rest. */
export function OutboxRow({ row }: OutboxRowProps) {
  const time = formatTime(row.createdAt ?? 0, useLanguage());
  const { code } = row;
  const isUnsaved = row.ticks[0]?.state === 'not';
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.what}>
          {row.kind === 'order.cancel' ? (
            <Trans>Cancel order {code}</Trans>
          ) : (
            <Trans>Order {code}</Trans>
          )}
        </span>
        <span className={styles.since}>
          {row.ticks.length > 0 && <TickMarks ticks={row.ticks} />}
          {isUnsaved ? <Trans>Not saved on this phone</Trans> : <Trans>Saved at {time}</Trans>}
        </span>
        <NoAnswer ticks={row.ticks} />
        <StateBadge state={row.state} />
      </span>
      <LinkButton asChild tone="outline">
        <Link to="/order-success" search={{ orderId: row.entityId ?? '' }}>
          <Trans>Open</Trans>
        </Link>
      </LinkButton>
    </li>
  );
}

/** It left, and nobody has answered: the phone cannot know more. */
function NoAnswer({ ticks }: Pick<Row, 'ticks'>) {
  const language = useLanguage();
  const reached = ticks.find(({ step }) => step === 'reached');
  if (reached?.state !== 'unknown' || reached.asOf === null) return null;
  const time = formatTime(reached.asOf, language);
  return (
    <span className={styles.since}>
      <Trans>Sent at {time}, no answer yet</Trans>
    </span>
  );
}

function StateBadge({ state }: { state: EntryState }): ReactElement {
  if (state === 'sending') {
    return (
      <Badge tone="lagoon" icon={<Send aria-hidden="true" size={14} />}>
        <Trans>Sending…</Trans>
      </Badge>
    );
  }
  if (state === 'queued') {
    return (
      <Badge tone="honey" icon={<Hourglass aria-hidden="true" size={14} />}>
        <Trans>Sends when you're back online</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden="true" size={14} />}>
      <Trans>Needs your answer</Trans>
    </Badge>
  );
}
