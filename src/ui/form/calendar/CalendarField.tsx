import { useLingui } from '@lingui/react/macro';
import { CalendarDays as CalendarIcon } from 'lucide-react';
import type { ComponentType, FocusEvent, ReactNode } from 'react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { formatDate, formatDay, formatDayOfMonth, formatWholeDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { Skeleton } from '../../feedback/states';
import { HAS_ESCAPE } from '../../overlays/Dialog';
import * as choice from '../ChoiceField.css';
import * as shell from '../inputs/FieldShell.css';
import { FieldShell } from '../inputs/inputs';
import type { FieldProps } from '../SchemaForm';
import { changeTo, leaveField, useFieldError } from '../SchemaForm';
import type { CalendarDaysProps } from './CalendarDays';
import * as styles from './CalendarField.css';

type DayStripProps = { value: string; days: readonly string[]; onChoose: (day: string) => void };

/** Shows the next days that can be chosen, in one line that scrolls sideways. */
function DayStrip({ value, days, onChoose }: DayStripProps) {
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
            <span className={choice.note}>{formatDate(day, language, { weekday: 'short' })}</span>
            {formatDayOfMonth(day, language)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type CalendarFieldProps = FieldProps<string> &
  Pick<CalendarDaysProps, 'min' | 'max' | 'closed'> & {
    /** One tap chooses one of these days. */
    strip?: readonly string[];
  };

/** Shows an input for a calendar day, yyyy-MM-dd, independent of the device's clock and zone. */
export function CalendarField({ field, ...rest }: CalendarFieldProps) {
  const error = useFieldError(field);
  return <CalendarPopover {...rest} value={field.value.value ?? ''} error={error} />;
}

type CalendarLayoutProps = Omit<CalendarFieldProps, 'field'> & { value: string; error: string };

/** Shows the native date picker, if our calendar could not load. */
function CalendarPlain({ value, min, max, onChoose, autoFocus }: CalendarDaysProps) {
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

// The calendar loads on opening; an offline device shows the native picker.
const CalendarDays = lazy<ComponentType<CalendarDaysProps>>(() =>
  import('./CalendarDays').then(
    ({ CalendarDays: days }) => ({ default: days }),
    () => ({ default: CalendarPlain }),
  ),
);

export function LazyCalendarDays(props: CalendarDaysProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.room} />}>
      <CalendarDays {...props} />
    </Suspense>
  );
}

function CalendarPanel({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={t`Choose a date`}
      tabIndex={-1}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** Shows the chosen day in a field that opens the calendar below. */
function CalendarPopover(props: CalendarLayoutProps) {
  const { control, value, min, max, closed, strip, ...look } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const panelId = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    function press({ target }: Event) {
      if (target instanceof Node && !wrap.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);

  function close() {
    wrap.current?.querySelector('input')?.focus();
    setOpen(false);
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Some browsers do not focus a pressed button: an outside press must close the popover.
    if (event.relatedTarget) setOpen(false);
    if (!isOpen || event.relatedTarget) leaveField(control);
  }

  return (
    <FieldShell {...look}>
      {(attributes) => (
        <>
          {strip && (
            <DayStrip value={value} days={strip} onChoose={(day) => changeTo(control, day)} />
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to blur events of its children. */}
          <div
            ref={wrap}
            className={styles.wrap}
            onBlur={leave}
            {...(isOpen && HAS_ESCAPE)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !isOpen) return;
              event.preventDefault();
              close();
            }}
          >
            <input
              {...attributes}
              ref={control.ref}
              name={control.name}
              type="text"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              readOnly
              autoComplete="off"
              inputMode="none"
              value={value && formatDay(value, language)}
              placeholder={strip ? t`Another date` : t`Choose a date`}
              onClick={() => setOpen(!isOpen)}
              onKeyDown={(event) => {
                if (!OPENING_KEYS.has(event.key)) return;
                // Enter would submit the form.
                event.preventDefault();
                setOpen(true);
              }}
              className={styles.box}
            />
            <CalendarIcon size={20} className={styles.icon} />
            {isOpen && (
              <CalendarPanel id={panelId}>
                <LazyCalendarDays
                  {...{ value, min, max }}
                  {...(closed && { closed })}
                  autoFocus
                  onChoose={(day) => {
                    changeTo(control, day);
                    close();
                  }}
                />
              </CalendarPanel>
            )}
          </div>
        </>
      )}
    </FieldShell>
  );
}
