import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './Banner.css';

type BannerProps = {
  tone: keyof typeof styles.tone;
  icon?: ReactNode;
  action?: ReactNode;
  /** The banner has a solid colour that people see from afar. */
  loud?: boolean;
  role?: 'status' | 'alert' | 'none';
  shape?: keyof typeof styles.shape;
  className?: string;
  children: ReactNode;
};

/** Shows a persistent message with at most one action. */
export function Banner(props: BannerProps) {
  const { tone, icon, action, loud = false, role = 'status', shape = 'bar' } = props;
  const ground = loud ? [styles.loud[tone], styles.loudText] : [styles.tone[tone]];
  return (
    <div className={classNames(styles.banner, styles.shape[shape], ...ground, props.className)}>
      {icon && (
        <span className={classNames(styles.iconBox, !loud && styles.icon[tone])}>{icon}</span>
      )}
      {/* The action stays outside: a live region should hold words only. */}
      <div role={role === 'none' ? undefined : role} className={styles.message}>
        {props.children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Says why an action failed; without words it shows nothing. */
export function FailureBanner({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner tone="danger" shape="box" role="alert">
      {children}
    </Banner>
  );
}
