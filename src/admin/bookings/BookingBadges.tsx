import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Armchair,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleQuestionMark,
  TriangleAlert,
  UserX,
  X,
} from 'lucide-react';
import { createContext, useContext } from 'react';
import type { TableBookingStatus } from '#domain/bookings/booking';
import { TABLE_BOOKING_STATUSES } from '#domain/bookings/booking';
import type { BrunchStatus } from '#domain/bookings/brunch-changes';
import { BRUNCH_STATUSES } from '#domain/bookings/brunch-changes';
import type { Conflicts } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import type { StaffBooking } from '../../data/react/use-staff';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Badge } from '../../ui/feedback/states';
import type { BadgeLook } from '../shared/Read';
import { LookBadge } from '../shared/Read';
import type { Floor } from '../tables/use-table-plan';

export type BookingStatus = TableBookingStatus | BrunchStatus;

const STATUSES: readonly BookingStatus[] = [...TABLE_BOOKING_STATUSES, ...BRUNCH_STATUSES];

export const BOOKING_STATUS_WORDS: Record<BookingStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  no_show: msg`No-show`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
};

export function bookingStatusOf(text: string): BookingStatus {
  return STATUSES.find((status) => status === text) ?? 'pending';
}

const FORWARD_WORDS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  confirmed: msg`Confirm`,
  seated: msg`Seat`,
  completed: msg`Complete`,
  no_show: msg`No-show`,
};

const BACK_WORDS: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`Back to pending`,
  confirmed: msg`Back to confirmed`,
  seated: msg`Back to seated`,
};

const ORDER: readonly BookingStatus[] = ['pending', 'confirmed', 'seated', 'completed', 'no_show'];

export function moveWords(from: BookingStatus, to: BookingStatus): MessageDescriptor {
  const words = ORDER.indexOf(to) < ORDER.indexOf(from) ? BACK_WORDS : FORWARD_WORDS;
  return words[to] ?? BOOKING_STATUS_WORDS[to];
}

const AREA_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  any: msg`Any area`,
  indoor: msg`Indoor`,
  outdoor: msg`Outdoor`,
  barSeating: msg`Bar`,
  privateArea: msg`Private`,
};

/** An unknown area shows its value. */
export function areaWords(area: string): MessageDescriptor {
  return AREA_WORDS[area] ?? { id: area };
}

const LOOKS: Record<BookingStatus, BadgeLook> = {
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
  return <LookBadge {...LOOKS[status]}>{t(BOOKING_STATUS_WORDS[status])}</LookBadge>;
}

/** Marks a booking whose table has another party at the same time, or is blocked. */
export function DoubleBookingBadge({ id }: { id: string }) {
  const { t } = useLingui();
  const { conflicts } = useFloor();
  if (!conflicts.has(id)) return null;
  return <Badge tone="danger" icon={<TriangleAlert size={14} />}>{t`Conflict`}</Badge>;
}

export function useConflictWords(id: string): string | null {
  const { t } = useLingui();
  const { conflicts, bookings } = useFloor();
  const other = conflicts.get(id);
  if (other === undefined) return null;
  const table = bookings.find((one) => one.id === id)?.tableLabel ?? '?';
  if (other === null) return t`Table ${table} is blocked.`;
  const { guestName: name, startsAt, endsAt } = other;
  const [from, until] = [formatTime(startsAt), formatTime(endsAt)];
  return t`Table ${table} has another booking at that time: ${name}, ${from}–${until}.`;
}

export type FloorFacts = Pick<Floor, 'tables' | 'bookings'> & { conflicts: Conflicts; now: number };

const NOTHING: FloorFacts = { tables: [], bookings: [], conflicts: new Map(), now: 0 };

export const FloorContext = createContext(NOTHING);

export function useFloor(): FloorFacts {
  return useContext(FloorContext);
}

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
