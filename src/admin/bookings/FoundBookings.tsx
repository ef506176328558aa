import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CalendarSearch, X } from 'lucide-react';
import type { BookingRead, TableBookingStatus } from '#domain/bookings/booking';
import { tableBookingStatusOf } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  nextTableBookingStatus,
} from '#domain/bookings/booking-changes';
import type { BrunchStatus } from '#domain/bookings/brunch-changes';
import {
  brunchStatusOf,
  canChangeBrunchStatus,
  nextBrunchStatus,
} from '#domain/bookings/brunch-changes';
import { bookingSearch } from '#domain/bookings/find-bookings';
import { businessDay } from '#domain/venue';
import type { StaffBooking } from '../../data/react/use-staff';
import {
  useStaffBrunches,
  useStaffReading,
  useStaffTableBookings,
} from '../../data/react/use-staff';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { EmptyState } from '../../ui/feedback/states';
import { Heading, Hint, Row, Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { useClockValue } from '../page/page-parts';
import { AskButton } from '../shared/Panel';
import { Loading } from '../shared/Read';
import type { Arrival } from './ArrivalButton';
import { ArrivalButton } from './ArrivalButton';
import type { BookingStatus } from './BookingBadges';
import { areaWords, bookingStatusOf, moveWords } from './BookingBadges';
import { BookingRow } from './BookingPanel';
import { unchanged } from './use-booking-history';

/** The list has at most this many bookings of a kind from the server. */
const LIMIT = 100;

type Found<Row> = {
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  rows: Row[];
  total: number;
  /** True for a booking that the tablet does not keep; staff can only read it. */
  isElsewhere: (row: { id: string }) => boolean;
  again: () => void;
};

/** Finds bookings of a kind on this tablet at once, and all others on the server. */
export function useFoundBookings<Row extends BookingRead>(
  own: readonly Row[] | undefined,
  path: string,
  typed: string,
): Found<Row> {
  const query = new URLSearchParams({ q: typed, limit: String(LIMIT) });
  const { state, value, again } = useStaffReading<{ reservations: BookingRead[]; total: number }>(
    typed === '' ? null : `${path}?${query}`,
    own?.length,
  );
  const here = typed === '' ? [] : (own ?? []).filter(bookingSearch(typed));
  const known = new Set(own?.map(({ id }) => id));
  const others = (value?.reservations ?? [])
    .filter(({ id }) => !known.has(id))
    .map((row) => unchanged<Row>(row));
  const rows = [...here, ...others];
  const total = Math.max(value?.total ?? 0, rows.length);
  return { state, rows, total, isElsewhere: ({ id }) => !known.has(id), again };
}

type FoundBookingsProps = {
  /** The page shows bookings of this kind; the others open on their own page. */
  kind: 'table' | 'brunch';
  typed: string;
  own: Found<StaffBooking>;
  onOpen: (id: string) => void;
};

/** Shows the bookings of both kinds that fit the typed words: the coming ones, then the past ones. */
export function FoundBookings({ kind, typed, own, onOpen }: FoundBookingsProps) {
  const { t } = useLingui();
  const today = useClockValue(businessDay, '');
  const router = useRouter();
  const tables = useStaffTableBookings().rows;
  const brunches = useStaffBrunches().rows;
  const [path, here] =
    kind === 'table' ? [PATHS.brunch, brunches] : ([PATHS.table, tables] as const);
  const others = useFoundBookings<StaffBooking>(here, path, typed);
  const rows = [...own.rows, ...others.rows].sort(
    (a, b) => Date.parse(a.reservationDate) - Date.parse(b.reservationDate),
  );
  const coming = rows.filter(({ serviceDay }) => serviceDay >= today);
  const past = rows.filter(({ serviceDay }) => serviceDay < today).reverse();
  const states = [own.state, others.state];
  const isAsking = states.includes('loading');
  const parties = rows.length;
  const left = own.total + others.total - rows.length;

  /** Opens a booking of the other kind on its page, with the same search. */
  function open(row: StaffBooking) {
    const its = 'tablePreference' in row ? 'table' : 'brunch';
    if (its === kind) return onOpen(row.id);
    const search = new URLSearchParams({ q: typed, id: row.id });
    router.history.push(`${PAGES[its]}?${search}`, { isPanel: true });
  }

  return (
    <Stack gap={24}>
      {states.includes('failed') && (
        <Row justify="between">
          <Hint>{t`No connection: only bookings from yesterday on are searched.`}</Hint>
          <Button
            tone="outline"
            size="compact"
            onClick={() => {
              own.again();
              others.again();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </Row>
      )}
      <VisuallyHidden>
        <p role="status">
          {!isAsking && <Plural value={parties} one="# booking" other="# bookings" />}
        </p>
      </VisuallyHidden>
      <FoundPart title={t`Coming`} rows={coming} onOpen={open} />
      <FoundPart title={t`Past`} rows={past} onOpen={open} />
      {isAsking && <Loading label={t`Loading bookings…`} shape="button" />}
      {parties === 0 && !isAsking && (
        <EmptyState icon={<CalendarSearch size={40} />} title={<Trans>No booking matches</Trans>}>
          <Trans>Check the name, or type at least three digits of the phone.</Trans>
        </EmptyState>
      )}
      {left > 0 && (
        <Hint>
          <Plural
            value={left}
            one="# older booking is not shown. Type more of the name or phone."
            other="# older bookings are not shown. Type more of the name or phone."
          />
        </Hint>
      )}
    </Stack>
  );
}

type FoundPartProps = {
  title: string;
  rows: readonly StaffBooking[];
  onOpen: (row: StaffBooking) => void;
};

function FoundPart({ title, rows, onOpen }: FoundPartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" gap={8}>
        {rows.map((row) => {
          const place = 'tablePreference' in row ? t(areaWords(row.tablePreference)) : t`Brunch`;
          return (
            <BookingRow
              key={row.id}
              row={row}
              isFresh={false}
              onOpen={() => onOpen(row)}
              day={formatDay(row.serviceDay, language)}
              facts={[place, row.tableLabel].filter(Boolean).join(' · ')}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

const PATHS = { table: '/api/admin/reservations', brunch: '/api/admin/brunch-reservations' };
const PAGES = { table: '/admin/reservations/tables', brunch: '/admin/reservations/brunch' };

type StatusButtonProps<Status> = {
  row: StaffBooking;
  to: Status;
  isBig?: boolean;
  onMove: (to: Status, arrival?: Arrival) => void;
};

export function StatusButton<Status extends BookingStatus>(props: StatusButtonProps<Status>) {
  const { row, to, isBig = false, onMove } = props;
  const { t } = useLingui();
  const from = bookingStatusOf(row.status);
  const name = row.guestName || t`Walk-in`;
  const look = { size: isBig ? 'cta' : 'tap', block: isBig } as const;
  // Pending bookings have a solid button only in the panel, because a list may have many.
  const isConfirmation = from === 'pending' && to === 'confirmed';
  const loud = isBig ? 'solid' : 'tonal';
  if (to === 'seated') {
    return (
      <ArrivalButton
        id={row.id}
        label={t(moveWords(from, to))}
        name={name}
        startsAt={Date.parse(row.reservationDate)}
        {...look}
        onArrive={(arrival) => onMove(to, arrival)}
      />
    );
  }
  return (
    <Button tone={isConfirmation ? loud : 'outline'} {...look} onClick={() => onMove(to)}>
      {t(moveWords(from, to))}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </Button>
  );
}

/** Asks before declining a pending booking or cancelling another, because nobody can undo either. */
export function GiveUpButton({ row, onGiveUp }: { row: StaffBooking; onGiveUp: () => void }) {
  const { t } = useLingui();
  const name = row.guestName || t`Walk-in`;
  const isPending = row.status === 'pending';
  return (
    <AskButton
      tone="quiet"
      icon={<X size={20} />}
      ask={isPending ? t`Decline the booking of ${name}?` : t`Cancel the booking of ${name}?`}
      because={
        row.guestEmail !== null
          ? t`The table is free again at once, and the guest is told by email.`
          : t`The table is free again at once. Nobody tells the guest: call them.`
      }
      cancelLabel={isPending ? t`Keep it` : t`Don't cancel`}
      onConfirm={onGiveUp}
    >
      {isPending ? t`Decline` : t`Cancel the booking`}
    </AskButton>
  );
}

/** Returns the refused status of this tablet; cancelling has a separate button that asks first. */
export function wantedMove<Status extends string>(
  { status, conflict }: StaffBooking,
  statusOf: (text: string) => Status,
  canChange: (from: Status, to: Status) => boolean,
): Status | null {
  const to = conflict?.wanted ? statusOf(conflict.wanted) : 'cancelled';
  return to !== 'cancelled' && canChange(statusOf(status), to) ? to : null;
}

export type StatusChanges<Status> = { next: Status | null; others: Status[]; canCancel: boolean };

type When = { status: string; startsAt: number; now: number };

/** Staff can mark a no-show only after the slot, and complete a booking only after seating. */
export function tableBookingChanges({
  status,
  startsAt,
  now,
}: When): StatusChanges<TableBookingStatus> {
  const from = tableBookingStatusOf(status);
  const next = nextTableBookingStatus(from);
  const order: TableBookingStatus[] = ['seated', 'no_show', 'confirmed'];
  // A present party counts as confirmed.
  if (from !== 'seated') order.push('pending');
  const others = order.filter(
    (to) =>
      to !== next && canChangeTableBookingStatus(from, to) && (to !== 'no_show' || now >= startsAt),
  );
  return { next, others, canCancel: canChangeTableBookingStatus(from, 'cancelled') };
}

/** A brunch completes when the party leaves, not at confirmation. */
export function brunchChanges({ status, startsAt, now }: When): StatusChanges<BrunchStatus> {
  const from = brunchStatusOf(status);
  const hasBegun = now >= startsAt;
  const big = nextBrunchStatus(from);
  const next = big === 'completed' && !hasBegun ? null : big;
  const order: BrunchStatus[] = ['no_show', 'confirmed', 'pending'];
  const others = order.filter(
    (to) => to !== next && canChangeBrunchStatus(from, to) && (to !== 'no_show' || hasBegun),
  );
  return { next, others, canCancel: canChangeBrunchStatus(from, 'cancelled') };
}
