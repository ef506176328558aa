import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatDate, formatDayOfMonth, formatWholeDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import * as choice from '../ChoiceField.css';
import * as styles from './CalendarField.css';

type DayStripProps = { value: string; days: readonly string[]; onChoose: (day: string) => void };

/** Shows the next days that can be chosen, in one line that scrolls sideways. */
export function DayStrip({ value, days, onChoose }: DayStripProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset aria-label={t`Next days`} className={styles.strip}>
      {days.map((day) => (
        <label key={day} data-chosen={day === value} className={styles.day}>
          <input
            type="radio"
            name={name}
            value={day}
            checked={day === value}
            aria-label={formatWholeDay(day, language)}
            onChange={() => onChoose(day)}
            className={choice.radio}
          />
          <span aria-hidden="true" className={choice.words}>
            <span className={styles.weekday}>
              {formatDate(day, language, { weekday: 'short' })}
            </span>
            {formatDayOfMonth(day, language)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
