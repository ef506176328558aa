import { useLingui } from '@lingui/react/macro';
import { timelineRows, timelineSpan } from '#domain/tables/timeline';
import { formatTime } from '#domain/venue';
import { useOpening } from '../../../data/react/use-venue';
import { Stack, Text } from '../../../ui/layout/Flow';
import { BookingRow } from './BookingsRail';
import * as styles from './TablePlan.css';
import type { TimelineProps } from './Timeline';
import type { PlanEntry } from './use-table-plan';

/** Shows the timeline as a list, hour by hour. */
export function DayList({ day, tables, bookings, now, onChoose }: TimelineProps) {
  const { t } = useLingui();
  const evening = timelineSpan(day, useOpening(), bookings);
  const blocks = timelineRows(evening, { tables, bookings, now }).flatMap((row) => row.blocks);
  const ids = new Set(blocks.map(({ booking }) => booking.id));
  const shown = bookings.filter(({ id }) => ids.has(id));
  if (shown.length === 0) {
    return <Text size="body" tone="muted">{t`No bookings on this day.`}</Text>;
  }
  return (
    <Stack>
      {[...new Set(shown.map(hourOf))].map((hour) => (
        <section key={hour} aria-label={hour}>
          <Stack gap={8}>
            <h2 lang="tr" className={styles.heading}>
              {hour}
            </h2>
            <Stack as="ul" gap={8}>
              {shown
                .filter((booking) => hourOf(booking) === hour)
                .map((booking) => (
                  <BookingRow
                    key={booking.id}
                    booking={booking}
                    onPick={() => onChoose(booking.id)}
                  />
                ))}
            </Stack>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function hourOf({ startsAt }: PlanEntry): string {
  return `${formatTime(startsAt).slice(0, 2)}:00`;
}
