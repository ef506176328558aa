import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Chip.css';

type ChipRowProps = {
  label: string;
  /** The row extends past the page's gutters. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Shows chips in one line that scrolls sideways on a phone. */
export function ChipRow({ label, bleed = false, className, children }: ChipRowProps) {
  return (
    <fieldset
      aria-label={label}
      className={classNames(styles.row, bleed && styles.bleed, className)}
    >
      {children}
    </fieldset>
  );
}
