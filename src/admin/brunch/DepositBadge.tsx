import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Hourglass, Minus } from 'lucide-react';
import { depositState } from '#domain/brunch/brunch-changes';
import type { StaffBrunch } from '../../data/react/staff/use-staff-bookings';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Badge } from '../../ui/feedback/Badge';
import { useClockValue } from '../page/board-clock';
import { timeLeft } from './left-text';

export function DepositBadge({ row }: { row: StaffBrunch }) {
  switch (depositState(row)) {
    case 'paid':
      return (
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" size={14} />}>
          <Trans>Deposit paid</Trans>
        </Badge>
      );
    case 'due':
      return (
        <Badge tone="honey" icon={<Hourglass aria-hidden="true" size={14} />}>
          <DueWords row={row} />
        </Badge>
      );
    case 'not_needed':
      return (
        <Badge tone="neutral" icon={<Minus aria-hidden="true" size={14} />}>
          <Trans>Deposit not needed</Trans>
        </Badge>
      );
  }
}

/** Shows the due time while the deposit is due. */
export function DueWords({ row }: { row: StaffBrunch }) {
  const language = useLanguage();
  if (row.depositDueAt === null || row.status !== 'pending') return <Trans>Deposit due</Trans>;
  const by = formatDateTime(Date.parse(row.depositDueAt), language);
  return <Trans>Due by {by}</Trans>;
}

export function HeldUntil({ dueAt }: { dueAt: string }) {
  const { t } = useLingui();
  const at = Date.parse(dueAt);
  const words = useClockValue((now) => {
    const { days, hours, minutes } = timeLeft(at - now);
    if (days > 0 && hours === 0) return t`${days} d left`;
    if (days > 0) return t`${days} d ${hours} h left`;
    if (hours > 0) return t`${hours} h ${minutes} min left`;
    return minutes > 0 ? t`${minutes} min left` : t`Time is up`;
  }, '');
  return <span>{words}</span>;
}
