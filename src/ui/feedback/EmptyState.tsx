import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Stack, Text } from '../layout/Flow';
import * as text from '../theme/text.css';
import * as badgeStyles from './Badge.css';
import * as styles from './EmptyState.css';
import * as loadingStyles from './Loading.css';

/** Shows the browser's error text for support. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <details>
      <summary>{t`Details`}</summary>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </details>
  );
}

type EmptyStateProps = {
  icon?: ReactNode;
  art?: ReactNode;
  title?: ReactNode;
  /** True if the page has no other content. */
  titleAs?: 'p' | 'h1';
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { icon, art, title, titleAs: Title = 'p', action, children } = props;
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      {icon && (
        <Text as="div" tone="muted">
          {icon}
        </Text>
      )}
      <Stack gap={8}>
        {title && <Title className={text.title}>{title}</Title>}
        {children && <div className={classNames(text.body, text.muted)}>{children}</div>}
      </Stack>
      {action}
    </div>
  );
}

type SkeletonProps = { shape?: keyof typeof loadingStyles.shape; className?: string };

/** Shows a skeleton; the caller adds the text "Loading …". */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(loadingStyles.bone, loadingStyles.shape[shape], className)}
    />
  );
}

/** Shows a spinner; screen readers announce a spinner with a label. */
export function Spinner({ label }: { label?: string }) {
  const wheel = <span aria-hidden="true" className={loadingStyles.wheel} />;
  if (!label) return wheel;
  return (
    <span role="status" className={loadingStyles.labelled}>
      {wheel}
      {label}
    </span>
  );
}

type BadgeProps = {
  tone: keyof typeof badgeStyles.tone;
  /** Shows a word and an icon, because colour alone does not suffice. */
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(badgeStyles.badge, badgeStyles.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}
