import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { formatTime } from '../../i18n/format';
import { Badge } from '../../ui/feedback/Badge';
import { Banner } from '../../ui/feedback/Banner';
import { useFloor } from './floor-context';

/** Marks a booking whose table has another party at the same time, or is blocked. */
export function DoubleBookingBadge({ id }: { id: string }) {
  const { conflicts } = useFloor();
  if (!conflicts.has(id)) return null;
  return (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={14} />}>
      <Trans>Conflict</Trans>
    </Badge>
  );
}

/** Names the other party at the booking's table. */
export function DoubleBooking({ id }: { id: string }) {
  const words = useConflictWords(id);
  if (words === null) return null;
  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
      {words}
    </Banner>
  );
}

export function useConflictWords(id: string): string | null {
  const { t } = useLingui();
  const { conflicts, bookings } = useFloor();
  const other = conflicts.get(id);
  if (other === undefined) return null;
  const table = bookings.find((one) => one.id === id)?.tableLabel ?? '?';
  if (other === null) return t`Table ${table} is blocked.`;
  const { guestName: name, startsAt, endsAt } = other;
  const [from, until] = [formatTime(startsAt, 'tr'), formatTime(endsAt, 'tr')];
  return t`Table ${table} has another booking at that time: ${name}, ${from}–${until}.`;
}
