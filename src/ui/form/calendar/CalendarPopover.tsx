import { useLingui } from '@lingui/react/macro';
import { CalendarDays as CalendarIcon } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { HAS_ESCAPE } from '../../overlays/escape-key';
import { changeTo, leaveField } from '../field-binding';
import { FieldShell } from '../inputs/FieldShell';
import * as styles from './CalendarField.css';
import { CalendarPanel } from './CalendarPanel';
import type { CalendarLayoutProps } from './calendar-layout';
import { LazyCalendarDays } from './LazyCalendarDays';

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** Shows the chosen day in a field that opens the calendar below. */
export function CalendarPopover(props: CalendarLayoutProps) {
  const { control, value, min, max, closed, ...look } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const panelId = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(wrap, isOpen, () => setOpen(false));

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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to blur events of its children.
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
            placeholder={t`Choose a date`}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={(event) => {
              if (!OPENING_KEYS.has(event.key)) return;
              // Enter would submit the form.
              event.preventDefault();
              setOpen(true);
            }}
            className={styles.box}
          />
          <CalendarIcon aria-hidden="true" size={20} className={styles.icon} />
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
      )}
    </FieldShell>
  );
}

/** Calls back on a press outside an element. */
function useOutsidePress(
  element: RefObject<Element | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isListening) return;
    function press({ target }: Event) {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    }
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [element, isListening]);
}
