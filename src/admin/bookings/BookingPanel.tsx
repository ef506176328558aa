import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  AlarmClock,
  CalendarSync,
  MessageSquareText,
  TriangleAlert,
  UserCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { StaffBookingFields } from '#domain/bookings/booking';
import { bookingCode, keepsTable } from '#domain/bookings/booking';
import type { BookedTime, GuestChange } from '#domain/bookings/booking-changes';
import { formatTime } from '#domain/venue';
import type { StaffBooking, StaffBrunch } from '../../data/react/use-staff';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatDateTime, formatDayOfMonth, formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Banner } from '../../ui/feedback/Banner';
import { Badge } from '../../ui/feedback/states';
import { Row, Text, VisuallyHidden } from '../../ui/layout/Flow';
import { MaskedPhone } from '../shared/MaskedPhone';
import { ConflictBanner, ConflictWords, SidePanel, UnderstoodButton } from '../shared/Panel';
import { QueuedBadge } from '../shared/Read';
import type { DoneActions } from '../shared/UndoBar';
import { UndoBar } from '../shared/UndoBar';
import {
  BOOKING_STATUS_WORDS,
  BookingStatusBadge,
  bookingStatusOf,
  DoubleBookingBadge,
} from './BookingBadges';
import * as styles from './BookingPanel.css';
import * as bookingsStyles from './Bookings.css';
import { DoubleBooking } from './TableClash';
import { EditBooking, RefusedWriting } from './WriteBooking';

type GuestNewsProps = {
  row: StaffBookingFields & { status: string; lateMinutes?: number };
};

/** Marks what the guest has told since booking: a change, a delay, a confirmation. */
function GuestNews({ row }: GuestNewsProps) {
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
function GuestNewsFacts({ row }: GuestNewsProps) {
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

type BookingPanelProps = {
  row: StaffBooking;
  done: DoneActions;
  /** Moves to this tablet's refused status, if that step is valid. */
  onMine?: (() => void) | null;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
};

export function BookingPanel({ row, done, onMine, onClose, actions, children }: BookingPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel
      title={row.guestName || t`Walk-in`}
      description={
        <Row as="span">
          <span translate="no">{bookingCode(row.id)}</span>
          <BookingStatusBadge status={bookingStatusOf(row.status)} />
          {row.isQueued && t`Waiting to be sent`}
        </Row>
      }
      onClose={onClose}
      stepKey={row.id}
      footer={
        actions && (
          <>
            {done.last?.about === row.id && !row.conflict && <UndoBar of={done} place="panel" />}
            {actions}
          </>
        )
      }
    >
      <div className={styles.notices}>
        <DoubleBooking id={row.id} />
        <RefusedWriting row={row} />
        {row.conflict && (
          <BookingConflict
            conflict={row.conflict}
            onMine={onMine}
            about={'conflictAbout' in row ? row.conflictAbout : null}
          />
        )}
      </div>
      {children}
      {actions && row.writing?.isNew !== true && (
        <Row>
          <EditBooking row={row} />
        </Row>
      )}
    </SidePanel>
  );
}

/** Shows all facts of a booking. The guest's requests come first, in large type. */
export function BookingFacts({ row, children }: { row: StaffBooking; children?: ReactNode }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { specialRequests, guestEmail, guestPhone, guestName, tableLabel } = row;
  return (
    <>
      {specialRequests && (
        <p className={styles.request}>
          <strong>{t`Special request`}</strong>
          {specialRequests}
        </p>
      )}
      {guestPhone !== '' && <MaskedPhone key={row.id} phone={guestPhone} name={guestName} />}
      <dl className={styles.facts}>
        <Fact name={t`Evening`}>
          {formatWholeDay(row.serviceDay, language)}, {row.reservationTime}
          {row.reservationTime < '04:00' && (
            <>
              {' '}
              <Trans>(after midnight)</Trans>
            </>
          )}
        </Fact>
        <Fact name={t`Party size`}>
          <Plural value={row.partySize} one="# person" other="# people" />
        </Fact>
        <Fact name={t`Table`}>{tableLabel ?? <Trans>No table yet</Trans>}</Fact>
        <GuestNewsFacts row={row} />
        {children}
        {guestEmail && <Fact name={t`Email`}>{guestEmail}</Fact>}
        <Fact name={t`Booked`}>{formatDateTime(Date.parse(row.createdAt), language)}</Fact>
        {row.statusAt !== row.createdAt && (
          <Fact name={t`Last change`}>
            {formatDateTime(Date.parse(row.statusAt), language)}
            {' · '}
            {row.statusBy ?? <Trans>the guest, or automatic</Trans>}
          </Fact>
        )}
        {row.bookedBy && <Fact name={t`Taken by`}>{row.bookedBy}</Fact>}
        {row.edited && (
          <Fact name={t`Changed`}>
            {formatDateTime(Date.parse(row.edited.at), language)} · {row.edited.by ?? t`The guest`}
          </Fact>
        )}
      </dl>
    </>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type BookingConflictProps = {
  conflict: NonNullable<StaffBooking['conflict']>;
  /** A colleague recorded this field first. */
  about?: StaffBrunch['conflictAbout'];
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Shows a conflict with the colleague, their status and the time. The booking shows the colleague's status. */
function BookingConflict({ conflict, about = null, onMine = null }: BookingConflictProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const isMoved = conflict.kind === 'moved';
  // Nobody else has changed the booking: the server refused the change.
  if (isMoved && conflict.code !== 'conflict') {
    const { code, entryId, tableLabel, by, at } = conflict;
    return (
      <Banner
        tone="honey"
        shape="box"
        icon={<Users size={20} />}
        action={<UnderstoodButton entryId={entryId} />}
      >
        {code === 'table.occupied' ? (
          <SeatRefused label={tableLabel} by={by} at={at} />
        ) : (
          errorText(code)
        )}
      </Banner>
    );
  }
  const time = formatTime(Date.parse(conflict.at));
  const name = conflict.by ?? t`The guest`;
  const status = t(BOOKING_STATUS_WORDS[bookingStatusOf(conflict.status)]);
  return (
    <ConflictBanner conflict={conflict} onMine={onMine}>
      {isMoved && about === 'deposit' ? (
        t`${name} recorded the deposit at ${time}.`
      ) : isMoved && about === 'first_drink' ? (
        t`${name} served the first drink at ${time}.`
      ) : (
        <ConflictWords conflict={conflict} status={status} />
      )}
    </ConflictBanner>
  );
}

type SeatRefusedProps = { label: string | null; by: string | null; at: string | null };

/** Tells that the server did not seat a party, and who sits at its table since when. */
export function SeatRefused({ label, by, at }: SeatRefusedProps) {
  const { t } = useLingui();
  const table = label ?? '?';
  const party = by ?? t`Guests without a booking`;
  const time = at === null ? '' : formatTime(Date.parse(at));
  return t`Not seated. Table ${table} is occupied: ${party}, since ${time}.`;
}

type BookingRowProps = {
  row: StaffBooking;
  /** True if the booking arrived while the list was open: the row pulses. */
  isFresh: boolean;
  onOpen: (id: string) => void;
  facts: ReactNode;
  /** A list across days names the day in each row. */
  day?: ReactNode;
  badges?: ReactNode;
  /** Offers the next step without opening the panel. */
  action?: ReactNode;
};

/** The whole row opens the panel; its button acts at once. */
export function BookingRow({ row, isFresh, onOpen, facts, day, badges, action }: BookingRowProps) {
  const { t } = useLingui();
  const { partySize, reservationTime, guestName, specialRequests } = row;
  return (
    <li
      id={`booking-${row.id}`}
      className={classNames(bookingsStyles.row, isFresh && bookingsStyles.fresh)}
    >
      <span lang="tr" className={bookingsStyles.time}>
        {reservationTime}
      </span>
      <div className={bookingsStyles.who}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={bookingsStyles.open}
          onClick={() => onOpen(row.id)}
        >
          {guestName || t`Walk-in`}
          <VisuallyHidden>, {reservationTime}</VisuallyHidden>
        </button>
        <p className={bookingsStyles.facts}>
          {day && <strong>{day}</strong>}
          <Row as="span" gap={4} wrap={false}>
            <Users size={16} />
            <Plural value={partySize} one="# person" other="# people" />
          </Row>
          {facts}
          {specialRequests && (
            <MessageSquareText role="img" aria-label={t`Has a special request`} size={16} />
          )}
        </p>
      </div>
      <div className={bookingsStyles.badges}>
        <BookingStatusBadge status={bookingStatusOf(row.status)} />
        <DoubleBookingBadge id={row.id} />
        <GuestNews row={row} />
        {badges}
        {row.isQueued && <QueuedBadge />}
        {(row.conflict || row.writing?.refusal) && (
          <Badge tone="danger" icon={<TriangleAlert size={14} />}>{t`Needs you`}</Badge>
        )}
      </div>
      {action && <div className={bookingsStyles.action}>{action}</div>}
    </li>
  );
}
