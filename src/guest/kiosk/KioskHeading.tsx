import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Kiosk.css';

/** Shows a heading that takes the focus: screen readers read it, and Enter alone does nothing. */
export function KioskHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
