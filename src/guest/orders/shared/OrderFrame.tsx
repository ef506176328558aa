import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useVenue } from '../../../data/react/use-venue';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/feedback/Loading';
import { Heading, Stack } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { LanguageToggle } from '../../shared/LanguageToggle';
import { usePageTitle } from '../../use-page-title';
import * as styles from './OrderFrame.css';

export function OrderFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Link to="/" lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </Link>
          <PaperHead />
          <div className={styles.screenOnly}>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

function PaperHead() {
  const { t } = useLingui();
  const venue = useVenue();
  return (
    <p className={classNames(styles.paperOnly, text.small)}>
      {venue?.address || t`Fethiye, Türkiye`}
      {venue?.phone && (
        <>
          <br />
          {venue.phone}
        </>
      )}
      <br />
      <span lang="en">Not a fiscal receipt</span> / <span lang="tr">Mali değeri yoktur</span>
    </p>
  );
}

type OrderPartProps = { title: ReactNode; className?: string; children: ReactNode };

export function OrderPart({ title, className, children }: OrderPartProps) {
  return (
    <Stack as="section" gap={12} className={className}>
      <h2 className={text.title}>{title}</h2>
      {children}
    </Stack>
  );
}

/** Shows a placeholder until the phone has looked up the order. */
export function LoadingOrder() {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <VisuallyHidden as="h1">{t`Loading your order…`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="block" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </Stack>
  );
}

type StateHeaderProps = {
  tone: keyof typeof styles.tone;
  icon: ReactNode;
  title: string;
  /** The page title, if it differs from the headline. */
  pageTitle?: string;
  children?: ReactNode;
};

/** Shows the order's status headline, which takes the focus on each change. */
export function StateHeader({ tone, icon, title, pageTitle, children }: StateHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle ?? title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.tone[tone]}>
      <span className={styles.icon[tone]}>{icon}</span>
      <Heading level={1} size="displayL" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
