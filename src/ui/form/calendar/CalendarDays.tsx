import { useLingui } from '@lingui/react/macro';
import type { Modifiers } from 'react-day-picker';
import { DayPicker } from 'react-day-picker';
import { enUS, tr } from 'react-day-picker/locale';
import { formatWholeDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import * as styles from './CalendarDays.css';
import { dateOfDay, dayOfDate } from './calendar-day';

export type CalendarDaysProps = {
  /** The day is in the form yyyy-MM-dd; an empty text means that no day is chosen. */
  value: string;
  /** The first and the last selectable day. */
  min: string;
  max: string;
  /** A person cannot choose these days in between. */
  closed?: readonly string[];
  onChoose: (day: string) => void;
  /** Focuses the chosen day, or the first selectable one. */
  autoFocus: boolean;
};

/** English weeks start on Sunday, Turkish ones on Monday. */
const LOCALES = { en: enUS, tr } as const;

/** Shows a month grid; arrow keys move between days. */
export function CalendarDays(props: CalendarDaysProps) {
  const { value, min, max, closed = [], onChoose, autoFocus } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const [first, last] = [dateOfDay(min), dateOfDay(max)];
  /** The grid marks no "today", because the device's date may differ from the venue's. */
  function labelDayButton(date: Date, { selected }: Modifiers): string {
    const day = formatWholeDay(dayOfDate(date), language);
    return selected ? t`${day}, selected` : day;
  }

  const chosen = value === '' ? undefined : dateOfDay(value);
  return (
    <DayPicker
      mode="single"
      required
      navLayout="around"
      locale={LOCALES[language]}
      labels={{ labelDayButton }}
      selected={chosen}
      defaultMonth={chosen ?? first}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }, ...closed.map(dateOfDay)]}
      // The grid ignores the device's today; keys start at the first selectable day.
      today={first}
      autoFocus={autoFocus}
      onSelect={(date) => onChoose(dayOfDate(date))}
      classNames={styles.calendar}
    />
  );
}
