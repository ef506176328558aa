import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './CalendarField.css';

type CalendarPanelProps = { id: string; children: ReactNode };

/** Shows the calendar's panel, which scrolls into view when opened. */
export function CalendarPanel({ id, children }: CalendarPanelProps) {
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
