import { useLingui } from '@lingui/react/macro';
import * as shell from '../inputs/FieldShell.css';
import type { CalendarDaysProps } from './CalendarDays';

/** Shows the native date picker, if our calendar could not load. */
export function CalendarPlain({ value, min, max, onChoose, autoFocus }: CalendarDaysProps) {
  const { t } = useLingui();
  return (
    <input
      type="date"
      aria-label={t`Choose a date`}
      min={min}
      max={max}
      value={value}
      // biome-ignore lint/a11y/noAutofocus: the input replaces the calendar that was just opened.
      autoFocus={autoFocus}
      onChange={(event) => onChoose(event.currentTarget.value)}
      className={shell.box}
    />
  );
}
