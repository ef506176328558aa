import { Trans } from '@lingui/react/macro';
import { CircleAlert, Hourglass, Send } from 'lucide-react';
import type { OutboxRow } from '../../../data/react/use-outbox';
import { useStateText } from '../../../i18n/outbox-text';
import { Badge } from '../../../ui/feedback/Badge';

/** Shows a mutation's state: in flight, waiting, or needing a person. */
export function EntryBadge({ row }: { row: OutboxRow }) {
  const stateText = useStateText();
  if (row.kind !== null && row.state === 'sending') {
    return (
      <Badge tone="lagoon" icon={<Send aria-hidden="true" size={14} />}>
        {stateText(row)}
      </Badge>
    );
  }
  if (row.kind !== null && row.state === 'queued') {
    return (
      <Badge tone="honey" icon={<Hourglass aria-hidden="true" size={14} />}>
        <Trans>Sends when you're back online</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="danger" icon={<CircleAlert aria-hidden="true" size={14} />}>
      {stateText(row)}
    </Badge>
  );
}
