import { useLingui } from '@lingui/react/macro';
import {
  Armchair,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleQuestionMark,
  type LucideIcon,
  UserX,
  X,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/feedback/Badge';
import { BOOKING_STATUS_WORDS, type BookingStatus } from './booking-words';

const LOOKS: Record<
  BookingStatus,
  { tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon }
> = {
  pending: { tone: 'honey', icon: CircleQuestionMark },
  confirmed: { tone: 'lagoon', icon: CalendarClock },
  seated: { tone: 'success', icon: Armchair },
  completed: { tone: 'neutral', icon: CircleCheck },
  no_show: { tone: 'danger', icon: UserX },
  cancelled: { tone: 'neutral', icon: X },
  expired: { tone: 'neutral', icon: CalendarX },
};

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useLingui();
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {t(BOOKING_STATUS_WORDS[status])}
    </Badge>
  );
}
