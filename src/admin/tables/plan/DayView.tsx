import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#domain/days';
import { staysOf } from '#domain/tables/table-state';
import { timelineRows, timelineSpan } from '#domain/tables/timeline';
import { businessDay, formatTime } from '#domain/venue';
import { useOpening } from '../../../data/react/use-venue';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { Row, Stack, Text } from '../../../ui/layout/Flow';
import { useFloor } from '../../bookings/BookingBadges';
import { groupBy } from '../../shared/List';
import { BookingRow } from './BookingsRail';
import { ChooseTableDialog } from './ChooseTableDialog';
import * as plan from './TablePlan.css';
import { Timeline, type TimelineProps } from './Timeline';
import * as styles from './Timeline.css';
import type { TableActions } from './use-table-actions';
import type { PlanEntry } from './use-table-plan';

/** Shows an evening as timeline or list; staff can reassign a tapped booking. */
export function DayView({ look, actions }: { look: 'timeline' | 'list'; actions: TableActions }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { bookings: all, now } = useFloor();
  const today = businessDay(now);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const day = chosenDay ?? today;
  const ofDay = all.filter(({ serviceDay }) => serviceDay === day);
  const bookings = ofDay.filter(({ kind }) => kind !== 'wait');
  const open = bookings.find(({ id }) => id === openId);
  const Look = look === 'timeline' ? Timeline : DayList;
  return (
    <>
      <Row>
        <IconButton
          label={t`The day before`}
          icon={<ChevronLeft />}
          onClick={() => setDay(addDays(day, -1))}
        />
        <span aria-live="polite" className={styles.day}>
          {formatDay(day, language)}
        </span>
        <IconButton
          label={t`The day after`}
          icon={<ChevronRight />}
          onClick={() => setDay(addDays(day, 1))}
        />
        {day !== today && <Button tone="outline" onClick={() => setDay(null)}>{t`Today`}</Button>}
      </Row>
      <Look day={day} bookings={bookings} onChoose={setOpenId} />
      {open && (
        <ChooseTableDialog
          booking={open}
          stays={staysOf(ofDay, now)}
          onChoose={(table) => {
            setOpenId(null);
            actions.assign(open, table);
          }}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

/** Shows the timeline as a list, hour by hour. */
function DayList({ day, bookings, onChoose }: TimelineProps) {
  const { t } = useLingui();
  const { tables, now } = useFloor();
  const evening = timelineSpan(day, useOpening(), bookings);
  const blocks = timelineRows(evening, { tables, bookings, now }).flatMap((row) => row.blocks);
  const ids = new Set(blocks.map(({ booking }) => booking.id));
  const shown = bookings.filter(({ id }) => ids.has(id));
  if (shown.length === 0) {
    return <Text size="body" tone="muted">{t`No bookings on this day.`}</Text>;
  }
  return (
    <Stack>
      {groupBy(shown, hourOf).map(([hour, ofHour]) => (
        <section key={hour} aria-label={hour}>
          <Stack gap={8}>
            <h2 lang="tr" className={plan.heading}>
              {hour}
            </h2>
            <Stack as="ul" gap={8}>
              {ofHour.map((booking) => (
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
