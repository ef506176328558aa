import { useLingui } from '@lingui/react/macro';
import { AlarmClock, CalendarSync, UserCheck } from 'lucide-react';
import { keepsTable, type StaffBookingFields } from '#domain/bookings/booking';
import type { BookedTime, GuestChange } from '#domain/bookings/guest-changes';
import { formatTime } from '#domain/venue';
import { formatDateTime, formatDayOfMonth } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Badge } from '../../ui/feedback/EmptyState';
import { Fact } from './BookingPanel';

type GuestNewsProps = {
  row: StaffBookingFields & { status: string; lateMinutes?: number };
};

/** Marks what the guest has told since booking: a change, a delay, a confirmation. */
export function GuestNews({ row }: GuestNewsProps) {
  const { t } = useLingui();
  const { status, lateMinutes: minutes, guestChange, guestConfirmedAt } = row;
  if (!keepsTable(status)) return null;
  return (
    <>
      {minutes !== undefined && status !== 'seated' && (
        <Badge tone="honey" icon={<AlarmClock size={14} />}>{t`${minutes} min late`}</Badge>
      )}
      {guestChange && status === 'pending' && (
        <Badge tone="honey" icon={<CalendarSync size={14} />}>
          <ChangeWords change={guestChange} />
        </Badge>
      )}
      {guestConfirmedAt && status !== 'seated' && (
        <Badge tone="success" icon={<UserCheck size={14} />}>{t`Guest confirmed`}</Badge>
      )}
    </>
  );
}

/** Tells the guest's last change, and when; staff may have changed the booking again since. */
export function GuestNewsFacts({ row }: GuestNewsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { guestChange, guestConfirmedAt, lateMinutes: minutes } = row;
  return (
    <>
      {minutes !== undefined && (
        <Fact name={t`Running late`}>{t`${minutes} minutes; the table waits`}</Fact>
      )}
      {guestChange && (
        <Fact name={t`Changed by the guest`}>
          <ChangeWords change={guestChange} />
          {' · '}
          {formatDateTime(guestChange.at, language)}
        </Fact>
      )}
      {guestConfirmedAt && (
        <Fact name={t`Confirmed by the guest`}>
          {formatDateTime(Date.parse(guestConfirmedAt), language)}
        </Fact>
      )}
    </>
  );
}

/** "19:30 → 20:00", with the day and the party where they changed. */
function ChangeWords({ change: { from, to } }: { change: GuestChange }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOtherDay = from.serviceDay !== to.serviceDay;
  const isOtherParty = from.partySize !== to.partySize;
  const isOtherTime = isOtherDay || from.reservationTime !== to.reservationTime;
  const words = (time: BookedTime) => {
    const { serviceDay, reservationTime, partySize: people } = time;
    const party = t`${people} people`;
    return [
      isOtherDay && formatDayOfMonth(serviceDay, language),
      isOtherTime && reservationTime,
      isOtherParty && party,
    ]
      .filter(Boolean)
      .join(' ');
  };
  return `${words(from)} → ${words(to)}`;
}

type Expected = { startsAt: number; lateMinutes?: number };

/** "20:00", or "20:00 +10 min" for a party that announced to be late. */
export function useExpectedText(): (party: Expected) => string {
  const { t } = useLingui();
  return ({ startsAt, lateMinutes: minutes }) => {
    const time = formatTime(startsAt);
    return minutes === undefined ? time : `${time} ${t`+${minutes} min`}`;
  };
}
