import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { type ControlBinding, changeTo } from '../field-binding';
import { FieldShell } from '../inputs/FieldShell';
import * as styles from './CalendarField.css';
import type { CalendarLayoutProps } from './calendar-layout';
import { LazyCalendarDays } from './LazyCalendarDays';
import { useNear } from './use-near';

/** Shows the calendar without a popover. */
export function CalendarInline(props: CalendarLayoutProps) {
  const { control, value, min, max, closed, ...look } = props;
  const group = useRef<HTMLDivElement>(null);
  const isNear = useNear(group);
  const [isAwaited, setAwaited] = useState(false);
  const { ref } = control;
  // The ref is stable, because a new ref would register the element at each render.
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
              {...(closed && { closed })}
              autoFocus={isAwaited}
              onChoose={(day) => changeTo(control, day)}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** Passes the focus of a refused form on to the selectable day. Returns false while the days are loading. */
function goToDay({ target, currentTarget }: FocusEvent<HTMLDivElement>): boolean {
  if (target !== currentTarget) return true;
  const day = currentTarget.querySelector<HTMLElement>('button[tabindex="0"], input');
  day?.focus();
  return day !== null;
}

// The form needs an element to focus and reads nothing else of the element.
function asControl(ref: ControlBinding['ref']) {
  return ref as (element: HTMLElement | null) => void;
}
