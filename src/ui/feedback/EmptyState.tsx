import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Stack, Text } from '../layout/Flow';
import * as text from '../theme/text.css';
import * as styles from './EmptyState.css';

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
