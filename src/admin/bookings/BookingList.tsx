import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed, MessageSquareText, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BookingRead, COMES } from '#domain/bookings/booking';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-rows';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/feedback/Badge';
import { Heading, Hint, Stack } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { BookingStatusBadge, DoubleBookingBadge } from './BookingBadges';
import * as styles from './BookingList.css';
import { bookingStatusOf } from './booking-words';

type BookingListProps<Row> = {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
};

/** Shows bookings grouped by evening and hour. */
export function BookingList<Row extends StaffTableBooking | StaffBrunch>({
  rows,
  renderRow,
}: BookingListProps<Row>) {
  const language = useLanguage();
  return byDayAndHour(rows).map(({ day, hours, parties, people }) => (
    <Stack as="section" gap={12} key={day} aria-labelledby={`day-${day}`}>
      <header className={styles.header}>
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
        <div key={hour} className={styles.hour}>
          <h3 lang="tr" className={styles.hourName}>
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

type BookingRowProps = {
  row: StaffTableBooking | StaffBrunch;
  /** True if the booking arrived while the list was open: the row pulses. */
  isFresh: boolean;
  onOpen: (id: string) => void;
  /** The row shows the area or the dishes. */
  facts: ReactNode;
  /** The row shows these additional badges. */
  badges?: ReactNode;
  /** Offers the next step without opening the panel. */
  action?: ReactNode;
};

/** The whole row opens the panel; its button acts at once. */
export function BookingRow({ row, isFresh, onOpen, facts, badges, action }: BookingRowProps) {
  const { t } = useLingui();
  const { partySize, reservationTime, guestName, specialRequests } = row;
  return (
    <li id={`booking-${row.id}`} className={classNames(styles.row, isFresh && styles.fresh)}>
      <span lang="tr" className={styles.time}>
        {reservationTime}
      </span>
      <div className={styles.who}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => onOpen(row.id)}
        >
          {guestName || t`Walk-in`}
          <VisuallyHidden>, {reservationTime}</VisuallyHidden>
        </button>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Users aria-hidden="true" size={16} />
            <Plural value={partySize} one="# person" other="# people" />
          </span>
          {facts}
          {specialRequests && (
            <MessageSquareText role="img" aria-label={t`Has a special request`} size={16} />
          )}
        </p>
      </div>
      <div className={styles.badges}>
        <BookingStatusBadge status={bookingStatusOf(row.status)} />
        <DoubleBookingBadge id={row.id} />
        {badges}
        {row.isQueued && (
          <Badge tone="honey" icon={<CircleDashed aria-hidden="true" size={14} />}>
            <Trans>Waiting to sync</Trans>
          </Badge>
        )}
        {row.conflict && (
          <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={14} />}>
            <Trans>Needs you</Trans>
          </Badge>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

type BookingHour<Row> = { hour: string; rows: Row[] };
type BookingDay<Row> = {
  day: string;
  hours: BookingHour<Row>[];
  /** Counts the seats of active and past bookings, as the dashboard does; cancelled bookings do not count. */
  parties: number;
  people: number;
};

/** Groups sorted bookings by evening and hour. */
export function byDayAndHour<Row extends BookingRead>(rows: readonly Row[]): BookingDay<Row>[] {
  const days = groupBy(rows, ({ serviceDay }) => serviceDay);
  return days.map(([day, ofDay]) => {
    const coming = ofDay.filter(({ status }) => COMES.includes(status));
    const hours = groupBy(ofDay, ({ reservationTime }) => `${reservationTime.slice(0, 2)}:00`);
    return {
      day,
      hours: hours.map(([hour, ofHour]) => ({ hour, rows: ofHour })),
      parties: coming.length,
      people: coming.reduce((sum, { partySize }) => sum + partySize, 0),
    };
  });
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}
