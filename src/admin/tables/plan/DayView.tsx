import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#domain/days';
import { staysOf } from '#domain/tables/table-state';
import { businessDay } from '#domain/venue';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { Row } from '../../../ui/layout/Flow';
import { ChooseTableDialog } from './ChooseTableDialog';
import { DayList } from './DayList';
import { Timeline } from './Timeline';
import * as styles from './Timeline.css';
import type { TableActions } from './use-table-actions';
import type { Floor } from './use-table-plan';

type DayViewProps = { look: 'timeline' | 'list'; floor: Floor; now: number; actions: TableActions };

/** Shows an evening as timeline or list; staff can reassign a tapped booking. */
export function DayView({ look, floor, now, actions }: DayViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = businessDay(now);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const day = chosenDay ?? today;
  const ofDay = floor.bookings.filter(({ serviceDay }) => serviceDay === day);
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
      <Look day={day} tables={floor.tables} bookings={bookings} now={now} onChoose={setOpenId} />
      {open && (
        <ChooseTableDialog
          booking={open}
          tables={floor.tables}
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
