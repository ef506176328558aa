import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Stack, Text, VisuallyHidden } from '../layout/Flow';
import * as text from '../theme/text.css';
import * as badgeStyles from './Badge.css';
import * as bannerStyles from './Banner.css';
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

type BannerProps = {
  tone: keyof typeof bannerStyles.tone;
  icon?: ReactNode;
  action?: ReactNode;
  /** The banner has a solid colour that people see from afar. */
  loud?: boolean;
  role?: 'status' | 'alert' | 'none';
  shape?: keyof typeof bannerStyles.shape;
  className?: string;
  children: ReactNode;
};

/** Shows a persistent message with at most one action. */
export function Banner(props: BannerProps) {
  const { tone, icon, action, loud = false, role = 'status', shape = 'bar' } = props;
  const ground = loud
    ? [bannerStyles.loud[tone], bannerStyles.loudText]
    : [bannerStyles.tone[tone]];
  return (
    <div
      className={classNames(
        bannerStyles.banner,
        bannerStyles.shape[shape],
        ...ground,
        props.className,
      )}
    >
      {icon && (
        <span className={classNames(bannerStyles.iconBox, !loud && bannerStyles.icon[tone])}>
          {icon}
        </span>
      )}
      {/* The action stays outside: a live region should hold words only. */}
      <div role={role === 'none' ? undefined : role} className={bannerStyles.message}>
        {props.children}
      </div>
      {action && <div className={bannerStyles.action}>{action}</div>}
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
