import { Link } from '@tanstack/react-router';
import type { StaffBooking } from '../../data/react/staff/use-staff-rows';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';

/** Names a booking by guest, day and time, and leads to it. */
export function BookingLink({ row, className }: { row: StaffBooking; className?: string }) {
  const language = useLanguage();
  const { id, guestName, serviceDay, reservationTime } = row;
  const page = 'depositRequired' in row ? 'brunch' : 'tables';
  return (
    <Link to={`/admin/reservations/${page}`} search={{ id }} className={className}>
      {guestName} · {formatWholeDay(serviceDay, language)}, {reservationTime}
    </Link>
  );
}
