import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Chip.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-pressed'> & {
  pressed: boolean;
  icon?: ReactNode;
};

/** Shows a toggle. */
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
