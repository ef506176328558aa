import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { type DayPickerLocale, enUS, tr } from 'react-day-picker/locale';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './CalendarDays.css';
import { dateOfDay, dayOfDate } from './calendar-day';

export type CalendarDaysProps = {
  /** yyyy-MM-dd; empty: none is chosen. */
  value: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
  /** Whether the focus goes to the chosen day, or the first that may be chosen. */
  autoFocus: boolean;
};

/** English weeks start on Sunday, Turkish ones on Monday. */
const LOCALES = { en: enUS, tr } as const;

/** A month of days to choose from; arrow keys walk over them. */
export function CalendarDays({ value, min, max, onChoose, autoFocus }: CalendarDaysProps) {
  const language = useLanguage();
  const [first, last] = [dateOfDay(min), dateOfDay(max)];
  const chosen = value === '' ? undefined : dateOfDay(value);
  return (
    <DayPicker
      mode="single"
      required
      navLayout="around"
      locale={LOCALES[language]}
      labels={{ labelDayButton: labelOf(LOCALES[language]) }}
      selected={chosen}
      defaultMonth={chosen ?? first}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      // Whose today? The device's never counts; the first day that can be had is where keys begin.
      today={first}
      autoFocus={autoFocus}
      onSelect={(date) => onChoose(dayOfDate(date))}
      classNames={styles.calendar}
    />
  );
}

type LabelDay = NonNullable<NonNullable<DayPickerProps['labels']>['labelDayButton']>;

/** The locale's own words for a day, without "Today". */
function labelOf({ labels }: DayPickerLocale): LabelDay | undefined {
  const label = labels?.labelDayButton;
  if (typeof label !== 'function') return undefined;
  return (date, modifiers, ...rest) => label(date, { ...modifiers, today: false }, ...rest);
}
