import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CalendarSearch } from 'lucide-react';
import type { BookingRead } from '#domain/bookings/booking';
import { bookingSearch } from '#domain/bookings/find-bookings';
import { businessDay } from '#domain/venue';
import {
  type StaffBooking,
  useStaffBrunches,
  useStaffReading,
  useStaffTableBookings,
} from '../../data/react/staff/use-staff-rows';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Heading, Hint, Row, Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { useClockValue } from '../page/board-clock';
import { Loading } from '../shared/Read';
import { areaWords } from './BookingBadges';
import { BookingRow } from './BookingRow';
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
