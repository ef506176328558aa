import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';
import * as styles from './EmptyState.css';

type EmptyStateProps = {
  icon?: ReactNode;
  art?: ReactNode;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Nothing here: one sentence and one act. */
export function EmptyState({ icon, art, title, action, className, children }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {art && <div className={styles.art}>{art}</div>}
      {icon && <div className={styles.icon}>{icon}</div>}
      <div className={styles.words}>
        {title && <p className={text.title}>{title}</p>}
        {children && <div className={classNames(text.body, text.muted)}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
