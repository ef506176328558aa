import type { ComponentPropsWithRef, ReactNode } from 'react';
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

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-pressed'> & {
  pressed: boolean;
  icon?: ReactNode;
};

export function Chip({ pressed, icon, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
    >
      {icon}
      {children}
    </button>
  );
}
