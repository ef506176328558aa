import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Chip.css';

type ChipRowProps = { label: string; className?: string; children: ReactNode };

/** Chips in one line that scrolls sideways on a phone. */
export function ChipRow({ label, className, children }: ChipRowProps) {
  return (
    <fieldset aria-label={label} className={classNames(styles.row, className)}>
      {children}
    </fieldset>
  );
}
