import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Badge.css';

type BadgeProps = {
  tone: keyof typeof styles.tone;
  /** Colour is never alone: a state has a word and a picture. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A short word about a state. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
