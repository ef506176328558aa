import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BOOK_AHEAD_DAYS } from '#domain/bookings/booking';
import { addDays } from '#domain/venue';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button, IconButton } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { LazyCalendarDays } from '../../ui/form/calendar/CalendarField';
import { Row } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './Bookings.css';

const BACK_DAYS = 730;

type DayFilterProps = {
  /** The day is in the form yyyy-MM-dd; undefined means all upcoming evenings. */
  date: string | undefined;
  today: string;
  all?: ReactNode;
  onChange: (date: string | undefined) => void;
};

export function DayFilter({ date, today, all, onChange }: DayFilterProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const shown = date ?? today;
  return (
    <fieldset aria-label={t`Evening`} className={styles.days}>
      <Chip pressed={date === undefined} onClick={() => onChange(undefined)}>
        {all ?? <Trans>Upcoming</Trans>}
      </Chip>
      <Chip pressed={date === today} onClick={() => onChange(today)}>{t`Today`}</Chip>
      <Row wrap={false}>
        <IconButton
          label={t`The day before`}
          icon={<ChevronLeft />}
          onClick={() => onChange(addDays(shown, -1))}
        />
        <Button
          tone="outline"
          size="compact"
          aria-haspopup="dialog"
          icon={<CalendarIcon size={20} />}
          onClick={() => setChoosing(true)}
        >
          {date === undefined ? t`Choose a day` : formatDay(date, language)}
        </Button>
        <IconButton
          label={t`The day after`}
          icon={<ChevronRight />}
          onClick={() => onChange(addDays(shown, 1))}
        />
      </Row>
      <ChooseDay
        isOpen={isChoosing}
        value={shown}
        min={addDays(today, -BACK_DAYS)}
        today={today}
        onClose={() => setChoosing(false)}
        onChoose={onChange}
      />
    </fieldset>
  );
}

type ChooseDayProps = {
  isOpen: boolean;
  value: string;
  min: string;
  today: string;
  onClose: () => void;
  onChoose: (day: string) => void;
};

/** Lets staff choose a day up to the last one that can be booked. */
export function ChooseDay({ isOpen, value, min, today, onClose, onChoose }: ChooseDayProps) {
  return (
    <Dialog isOpen={isOpen} variant="choice" title={<Trans>Choose a day</Trans>} onClose={onClose}>
      <LazyCalendarDays
        value={value}
        min={min}
        max={addDays(today, BOOK_AHEAD_DAYS)}
        autoFocus
        onChoose={(day) => {
          onClose();
          onChoose(day);
        }}
      />
    </Dialog>
  );
}
