import { Trans, useLingui } from '@lingui/react/macro';
import { OctagonX } from 'lucide-react';
import { useId } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { formatTime } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { REASON_WORDS } from '../shared/board-words';
import { usePlaceText } from '../shared/use-place-text';
import * as styles from './StoppedTicket.css';
import { acknowledgeStop } from './use-stopped-orders';

/** Shows an order that was cancelled elsewhere while in preparation here, until a person acknowledges it. */
export function StoppedTicket({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const headingId = useId();
  const { code, cancelReason } = order;
  const by = order.statusBy ?? t`The guest`;
  return (
    <article aria-labelledby={headingId} className={styles.ticket}>
      <h3 id={headingId} className={styles.place}>
        {placeText(order)} · <span translate="no">{code}</span>
      </h3>
      <p role="alert" className={styles.words}>
        <OctagonX aria-hidden="true" size={28} className={styles.icon} />
        <Trans>Order cancelled. Stop preparing.</Trans>
      </p>
      <p className={styles.meta}>
        {by} · {formatTime(Date.parse(order.statusAt), 'tr')}
        {cancelReason && ` · ${t(REASON_WORDS[cancelReason])}`}
      </p>
      <Button size="cta" block className={styles.action} onClick={() => acknowledgeStop(order.id)}>
        <Trans>Acknowledge</Trans>
        <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
      </Button>
    </article>
  );
}
