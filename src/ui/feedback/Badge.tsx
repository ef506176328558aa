import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Badge.css';

type BadgeProps = {
  tone: keyof typeof styles.tone;
  /** Shows a word and an icon, because colour alone does not suffice. */
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}
