import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { type ControlBinding, changeTo } from '../field-binding';
import { FieldShell } from '../inputs/FieldShell';
import * as styles from './CalendarField.css';
import type { CalendarLayoutProps } from './calendar-layout';
import { LazyCalendarDays } from './LazyCalendarDays';
import { useNear } from './use-near';

/** The calendar stands open on the page. */
export function CalendarInline(props: CalendarLayoutProps) {
  const { control, value, min, max, ...look } = props;
  const group = useRef<HTMLDivElement>(null);
  const isNear = useNear(group);
  const [isAwaited, setAwaited] = useState(false);
  const { ref } = control;
  // The same function each time: another one would give the element to the form again, and again.
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      group.current = element;
      asControl(ref)(element);
    },
    [ref],
  );
  return (
    <FieldShell {...look}>
      {({ id, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus.
        <div
          id={id}
          ref={attach}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          onFocus={(event) => setAwaited(!goToDay(event))}
          onBlur={() => setAwaited(false)}
          className={styles.inline}
        >
          {isNear && (
            <LazyCalendarDays
              {...{ value, min, max }}
              autoFocus={isAwaited}
              onChoose={(day) => changeTo(control, day)}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** A refused form sends the focus to the field: on to the day where keys begin. False while the days are on their way. */
function goToDay({ target, currentTarget }: FocusEvent<HTMLDivElement>): boolean {
  if (target !== currentTarget) return true;
  const day = currentTarget.querySelector<HTMLElement>('button[tabindex="0"], input');
  day?.focus();
  return day !== null;
}

// The form needs an element that it can send the focus to, and reads nothing else of it.
function asControl(ref: ControlBinding['ref']) {
  return ref as (element: HTMLElement | null) => void;
}
