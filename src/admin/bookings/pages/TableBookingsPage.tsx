import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarSearch, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingRead, TableBookingStatus } from '#domain/bookings/booking';
import { COMES, TABLE_BOOKING_STATUSES, tableBookingStatusOf } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  nextTableBookingStatus,
} from '#domain/bookings/booking-changes';
import { groupedBy } from '../../../data/outbox/outbox';
import type { StaffBooking, StaffRows, StaffTableBooking } from '../../../data/react/use-staff';
import { useStaffTableBookings } from '../../../data/react/use-staff';
import { formatWholeDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { EmptyState, Skeleton } from '../../../ui/feedback/states';
import { Heading, Hint, Row, Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { useClockValue, usePageTitle } from '../../page/page-parts';
import { SearchBox, StatusFilter, useListSearch, usePanel, useSetSearch } from '../../shared/List';
import { CannotRead } from '../../shared/Read';
import type { DoneActions } from '../../shared/UndoBar';
import { UndoBar, useUndoable } from '../../shared/UndoBar';
import { FloorProvider } from '../../tables/plan/FloorProvider';
import { WaitlistButton, WaitlistNews } from '../../waitlist/WaitlistForm';
import type { Arrival } from '../ArrivalButton';
import { useIsEarly, useMoveTable } from '../ArrivalButton';
import type { BookingStatus } from '../BookingBadges';
import { areaWords, BOOKING_STATUS_WORDS } from '../BookingBadges';
import { BookingFacts, BookingPanel, BookingRow, Fact } from '../BookingPanel';
import * as styles from '../BookingPanel.css';
import * as bookingsStyles from '../Bookings.css';
import {
  FoundBookings,
  GiveUpButton,
  StatusButton,
  tableBookingChanges,
  useFoundBookings,
  wantedMove,
} from '../FoundBookings';
import { useBookingHistory, useBookingsFilter, useFreshIds } from '../use-booking-history';
import { DayFilter, NewBooking } from '../WriteBooking';

type BookingListProps<Row> = {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
};

function BookingList<Row extends StaffBooking>({ rows, renderRow }: BookingListProps<Row>) {
  const language = useLanguage();
  return byDayAndHour(rows).map(({ day, hours, parties, people }) => (
    <Stack as="section" gap={12} key={day} aria-labelledby={`day-${day}`}>
      <header className={bookingsStyles.header}>
        <Heading level={2} id={`day-${day}`}>
          {formatWholeDay(day, language)}
        </Heading>
        <Hint>
          <Plural value={parties} one="# booking" other="# bookings" />
          {' · '}
          <Plural value={people} one="# person" other="# people" />
        </Hint>
      </header>
      {hours.map(({ hour, rows: ofHour }) => (
        <div key={hour} className={bookingsStyles.hour}>
          <h3 lang="tr" className={bookingsStyles.hourName}>
            {hour}
          </h3>
          <Stack as="ul" gap={8}>
            {ofHour.map(renderRow)}
          </Stack>
        </div>
      ))}
    </Stack>
  ));
}

/** Counts the seats of active and past bookings, as the dashboard does; cancelled bookings do not count. */
export function byDayAndHour<Row extends BookingRead>(rows: readonly Row[]) {
  const days = [...groupedBy(rows, ({ serviceDay }) => serviceDay)];
  return days.map(([day, ofDay]) => {
    const coming = ofDay.filter(({ status }) => COMES.includes(status));
    const hours = [
      ...groupedBy(ofDay, ({ reservationTime }) => `${reservationTime.slice(0, 2)}:00`),
    ];
    return {
      day,
      hours: hours.map(([hour, ofHour]) => ({ hour, rows: ofHour })),
      parties: coming.length,
      people: coming.reduce((sum, { partySize }) => sum + partySize, 0),
    };
  });
}

type BookingsPageProps<Row> = {
  title: string;
  stored: StaffRows<Row>;
  /** The server's list of older evenings. */
  path: string;
  kind: 'table' | 'brunch';
  statuses: readonly BookingStatus[];
  done: DoneActions;
  renderRow: (row: Row, about: { isPast: boolean; isFresh: boolean; onOpen: Open }) => ReactNode;
  renderPanel: (row: Row, about: { isPast: boolean; onClose: () => void }) => ReactNode;
};
type Open = (id: string) => void;

/** Shows the bookings of one kind with the open one, from this tablet or, for an older evening, from the server. */
export function BookingsPage<Row extends StaffBooking>(props: BookingsPageProps<Row>) {
  const { title, stored, path, kind, statuses, done, renderRow, renderPanel } = props;
  const { t } = useLingui();
  usePageTitle(title);
  const filter = useBookingsFilter(statuses);
  const { state, rows, isPast, retry } = useBookingHistory(stored, path, filter);
  const fresh = useFreshIds(isPast ? undefined : rows);
  const panel = usePanel();
  const { q: typed = '' } = useListSearch();
  const setSearch = useSetSearch();
  const found = useFoundBookings(stored.rows, path, typed);
  const ofEvening = ofDay(rows ?? [], filter.date, filter.today);
  const shown = ofStatus(ofEvening, filter.status);
  const listed = rows?.find(({ id }) => id === panel.id);
  const opened = listed ?? found.rows.find(({ id }) => id === panel.id);
  const isWaited = kind === 'table' && !isPast;
  const isReadOnly = listed ? isPast : opened !== undefined && found.isElsewhere(opened);
  return (
    <FloorProvider>
      <div className={bookingsStyles.page}>
        <Row justify="between" gap={12}>
          <SearchBox
            label={t`Search bookings`}
            placeholder={t`Name or phone`}
            typed={typed}
            onSearch={(q) => setSearch({ q })}
          />
          <NewBooking
            kind={kind}
            known={filter.date !== undefined && !isPast ? { serviceDay: filter.date } : {}}
          />
        </Row>
        {isWaited && <WaitlistNews serviceDay={filter.date} />}
        {typed === '' ? (
          <>
            <BookingsFilters filter={filter} statuses={statuses} rows={ofEvening}>
              {isWaited && <WaitlistButton serviceDay={filter.date} />}
            </BookingsFilters>
            {state === 'error' && (
              <CannotRead title={t`This tablet can't read its bookings right now`} onRetry={retry}>
                <Trans>
                  There may be bookings that you don't see here. If it stays like this, reload the
                  page or use another tablet.
                </Trans>
              </CannotRead>
            )}
            {state === 'unasked' && (
              <EmptyState
                icon={<CloudOff size={40} />}
                title={<Trans>This evening is not on this tablet</Trans>}
                action={<Button tone="outline" onClick={retry}>{t`Try again`}</Button>}
              >
                <Trans>Evenings before yesterday need a connection.</Trans>
              </EmptyState>
            )}
            {state === 'loading' && (
              <Stack gap={8}>
                <VisuallyHidden>
                  <p role="status">{t`Loading bookings…`}</p>
                </VisuallyHidden>
                {BONES.map((bone) => (
                  <Skeleton key={bone} shape="button" />
                ))}
              </Stack>
            )}
            {rows && shown.length === 0 && (
              <NoBookings
                isFiltered={filter.date !== undefined || filter.status !== 'all'}
                onShowAll={filter.showAll}
              />
            )}
            <BookingList
              rows={shown}
              renderRow={(row) =>
                renderRow(row, { isPast, isFresh: fresh.has(row.id), onOpen: panel.open })
              }
            />
          </>
        ) : (
          <FoundBookings kind={kind} typed={typed} own={found} onOpen={panel.open} />
        )}
        {!opened && <UndoBar of={done} />}
        {opened && renderPanel(opened, { isPast: isReadOnly, onClose: panel.close })}
      </div>
    </FloorProvider>
  );
}

const BONES = ['a', 'b', 'c', 'd', 'e'];

function NoBookings({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CalendarSearch size={40} />}
      title={isFiltered ? t`No booking matches` : t`No upcoming bookings`}
      action={
        isFiltered && (
          <Button tone="outline" onClick={onShowAll}>{t`Show all upcoming bookings`}</Button>
        )
      }
    >
      {isFiltered
        ? t`No bookings with this status this evening.`
        : t`New ones appear here by themselves.`}
    </EmptyState>
  );
}

type BookingsFiltersProps = {
  filter: ReturnType<typeof useBookingsFilter>;
  statuses: readonly BookingStatus[];
  /** Holds the bookings of the chosen evening, of every status. */
  rows: readonly BookingRead[];
  /** Stands beside the day. */
  children: ReactNode;
};

function BookingsFilters({ filter, statuses, rows, children }: BookingsFiltersProps) {
  const { t } = useLingui();
  const counts = countByStatus(rows);
  const choices = ['all' as const, ...statuses].map((value) => ({
    value,
    label: value === 'all' ? t`All` : t(BOOKING_STATUS_WORDS[value]),
    count: counts[value] ?? 0,
  }));
  return (
    <Stack gap={12}>
      <StatusFilter
        label={t`Status`}
        value={filter.status}
        choices={choices}
        onChange={filter.setStatus}
      />
      <Row justify="between" gap={12}>
        <DayFilter date={filter.date} today={filter.today} onChange={filter.setDate} />
        {children}
      </Row>
    </Stack>
  );
}

/** Without a day the list starts today. */
export function ofDay<Row extends BookingRead>(
  rows: readonly Row[],
  date: string | undefined,
  today: string,
): Row[] {
  return rows.filter(({ serviceDay }) =>
    date === undefined ? serviceDay >= today : serviceDay === date,
  );
}

/** `all` means every status. */
export function ofStatus<Row extends BookingRead>(rows: readonly Row[], status: string): Row[] {
  return status === 'all' ? [...rows] : rows.filter((row) => row.status === status);
}

export function countByStatus(rows: readonly BookingRead[]): Record<string, number> {
  const counts: Record<string, number> = { all: rows.length };
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function TableBookingsPage() {
  const { t } = useLingui();
  const { perform, ...done } = useUndoable();
  const move = useMoveTable(perform);
  return (
    <BookingsPage
      title={t`Table Reservations - Bar Bliss`}
      stored={useStaffTableBookings()}
      kind="table"
      path="/api/admin/reservations"
      statuses={TABLE_BOOKING_STATUSES}
      done={done}
      renderRow={(row, { isPast, ...about }) => {
        const next = nextTableBookingStatus(tableBookingStatusOf(row.status));
        return (
          <BookingRow
            key={row.id}
            row={row}
            {...about}
            facts={[t(areaWords(row.tablePreference)), row.tableLabel].filter(Boolean).join(' · ')}
            action={next && !isPast && <NextStep row={row} to={next} onMove={move} />}
          />
        );
      }}
      renderPanel={(row, { isPast, onClose }) => {
        const mine = wantedMove(row, tableBookingStatusOf, canChangeTableBookingStatus);
        return (
          <BookingPanel
            row={row}
            done={done}
            onMine={mine && (() => move(row, mine, { isEarly: mine === 'seated' }))}
            actions={!isPast && <Actions row={row} onMove={move} />}
            onClose={onClose}
          >
            <BookingFacts row={row}>
              <Fact name={t`Requested area`}>{t(areaWords(row.tablePreference))}</Fact>
            </BookingFacts>
          </BookingPanel>
        );
      }}
    />
  );
}

type ActionsProps = {
  row: StaffTableBooking;
  onMove: (row: StaffTableBooking, to: TableBookingStatus, arrival?: Arrival) => void;
};

/** Shows the row's primary button. More than 90 minutes early only the panel seats a party, and asks first. */
function NextStep({ row, to, onMove }: ActionsProps & { to: TableBookingStatus }) {
  const isEarly = useIsEarly(Date.parse(row.reservationDate));
  if (to === 'seated' && isEarly) return null;
  return <StatusButton row={row} to={to} onMove={(_, arrival) => onMove(row, to, arrival)} />;
}

function Actions({ row, onMove }: ActionsProps) {
  const { status } = row;
  const startsAt = Date.parse(row.reservationDate);
  const hasBegun = useClockValue((now) => now >= startsAt, false);
  const moves = tableBookingChanges({ status, startsAt, now: hasBegun ? startsAt : 0 });
  const move = (to: TableBookingStatus, arrival?: Arrival) => onMove(row, to, arrival);
  const isEarlySeat = useIsEarly(startsAt) && moves.next === 'seated';
  const about = { row, onMove: move };
  return (
    <Stack gap={8}>
      {moves.next && !isEarlySeat && <StatusButton isBig to={moves.next} {...about} />}
      <div className={styles.others}>
        {isEarlySeat && <StatusButton to="seated" {...about} />}
        {moves.others.map((to) => (
          <StatusButton key={to} to={to} {...about} />
        ))}
        {moves.canCancel && <GiveUpButton row={row} onGiveUp={() => move('cancelled')} />}
      </div>
    </Stack>
  );
}
