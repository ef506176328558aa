import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Badge.css';

type BadgeProps = {
  tone: keyof typeof styles.tone;
  /** Word and icon, not colour alone. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
