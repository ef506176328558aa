import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Stack, Text, VisuallyHidden } from '../layout/Flow';
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

/** Announces a text once, politely. Without a provider the function does nothing. */
const LiveRegionContext = createContext<(message: string) => void>(() => {});

type Announcement = { id: number; message: string };

// Screen readers need this long to announce a text; a longer time lets people find the text by browsing.
const KEPT_MS = 3000;

/** Holds the page's polite live region. Dialogs leave the region readable because it is `aria-live`. */
export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [announcements, setAnnouncements] = useState<Announcement[]>([]);
  const lastId = useRef(0);

  const announce = useCallback((message: string) => {
    lastId.current += 1;
    const id = lastId.current;
    setAnnouncements((said) => [...said, { id, message }]);
    setTimeout(() => setAnnouncements((said) => said.filter((one) => one.id !== id)), KEPT_MS);
  }, []);

  return (
    <LiveRegionContext value={announce}>
      {children}
      <div aria-live="polite" aria-relevant="additions">
        {announcements.map(({ id, message }) => (
          <VisuallyHidden key={id} as="div">
            {message}
          </VisuallyHidden>
        ))}
      </div>
    </LiveRegionContext>
  );
}

/** Announces to screen readers: `announce(t`Added to your order`)`. */
export function useAnnounce(): (message: string) => void {
  return useContext(LiveRegionContext);
}
