import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { keepsTable } from '#domain/bookings/booking';
import { OTHER_PERSON } from '#domain/sync/mutation';
import { formatTime } from '#domain/venue';
import { Badge } from '../../../ui/feedback/states';
import { Stack, Text } from '../../../ui/layout/Flow';
import {
  BOOKING_STATUS_WORDS,
  bookingStatusOf,
  DoubleBookingBadge,
} from '../../bookings/BookingBadges';
import { SeatRefused, useExpectedText } from '../../bookings/BookingPanel';
import { UnderstoodButton } from '../../shared/Panel';
import type { PlanEntry } from '../use-table-plan';
import * as styles from './TablePlan.css';

type BookingRowProps = {
  booking: PlanEntry;
  /** Without this value a tap opens the booking. */
  isPicked?: boolean;
  onPick: () => void;
};

/** A tap selects the booking, and the next tap on a table assigns it. */
export function BookingRow({ booking, isPicked, onPick }: BookingRowProps) {
  const { t } = useLingui();
  const { partySize, tableLabel, tableConflict } = booking;
  const expectedText = useExpectedText();
  return (
    <li>
      <button type="button" aria-pressed={isPicked} className={styles.row} onClick={onPick}>
        <span lang="tr" className={styles.time}>
          {expectedText(booking)}
        </span>
        <span className={styles.name}>{booking.guestName}</span>
        <Badge tone={booking.status === 'pending' ? 'honey' : 'neutral'}>
          {t(BOOKING_STATUS_WORDS[bookingStatusOf(booking.status)])}
        </Badge>
        <span className={styles.facts}>
          {t`${partySize} people`}
          {' · '}
          {tableLabel === null ? t`No table` : t`Table ${tableLabel}`}
          {booking.kind === 'brunch' && ` · ${t`Brunch`}`}
        </span>
        <DoubleBookingBadge id={booking.id} />
        {booking.isQueued && (
          <Badge tone="honey" icon={<Hourglass size={14} />}>{t`Waiting to be sent`}</Badge>
        )}
      </button>
      {tableConflict && (
        <div className={styles.strip}>
          <p role="status">
            <RefusalWords conflict={tableConflict} />
          </p>
          {tableConflict.code !== OTHER_PERSON && (
            <UnderstoodButton entryId={tableConflict.entryId} />
          )}
        </div>
      )}
    </li>
  );
}

type TableRefusedProps = { conflict: NonNullable<PlanEntry['tableConflict']> };

function RefusalWords({ conflict: { code, label, by, at } }: TableRefusedProps) {
  const { t } = useLingui();
  const table = label ?? '?';
  const time = at === null ? '' : formatTime(Date.parse(at));
  const name = by || t`somebody else`;
  switch (code) {
    case OTHER_PERSON:
      return t`Not sent yet: table ${table}, by ${name}. Only they can send it.`;
    case 'table.taken':
      return t`Table ${table} is taken: ${name}, ${time}.`;
    case 'table.occupied':
      return <SeatRefused label={label} by={by} at={at} />;
    case 'table.blocked':
      return <Trans>Table {table} is blocked.</Trans>;
    case 'conflict':
      return t`${name} changed this booking at ${time}. Table ${table} was not given.`;
    default:
      return <Trans>Table {table} was not accepted.</Trans>;
  }
}

type BookingsRailProps = {
  bookings: readonly PlanEntry[];
  pickedId: string | null;
  onPick: (booking: PlanEntry) => void;
};

/** Shows today's bookings; those that need staff come first. */
export function BookingsRail({ bookings, pickedId, onPick }: BookingsRailProps) {
  const { t } = useLingui();
  const open = bookings
    .filter(({ status, tableConflict }) => keepsTable(status) || tableConflict !== null)
    .sort((a, b) => Number(b.status === 'pending') - Number(a.status === 'pending'));
  return (
    <Stack as="section" gap={8} aria-labelledby="floor-today">
      <h2 id="floor-today" className={styles.heading}>{t`Today's bookings`}</h2>
      {open.length === 0 ? (
        <Text size="body" tone="muted">{t`No bookings for today.`}</Text>
      ) : (
        <Stack as="ul" gap={8}>
          {open.map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              isPicked={booking.id === pickedId}
              onPick={() => onPick(booking)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
