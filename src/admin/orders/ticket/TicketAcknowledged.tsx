import { useLingui } from '@lingui/react/macro';
import { Hand } from 'lucide-react';
import { formatTime } from '#domain/venue';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import * as styles from '../shared/ticket-text.css';

export function TicketAcknowledged({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { acknowledgedAt = null, acknowledgedBy: name, status } = order;
  if (acknowledgedAt === null || !name || status !== 'pending') return null;
  const time = formatTime(Date.parse(acknowledgedAt));
  return (
    <p className={styles.address}>
      <Hand size={18} className={styles.icon} />
      <span className={styles.words}>{t`${name} took it at ${time}`}</span>
    </p>
  );
}
