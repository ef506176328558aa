import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useVenue } from '../../../data/react/use-app';
import { VisitWords } from '../../../i18n/LazyWords';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/feedback/EmptyState';
import { Heading, Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { lazyPart } from '../../../ui/layout/lazy-part';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { LanguageToggle } from '../../shared/LanguageToggle';
import { usePageTitle } from '../../use-dialog';
import * as styles from './OrderFrame.css';
import * as picture from './StatePicture.css';

export function OrderFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const venue = useVenue();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <Link to="/" lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </Link>
          <p className={classNames(styles.paperOnly, text.small)}>
            {venue?.address || t`Fethiye, Türkiye`}
            {venue?.phone && (
              <>
                <br />
                {venue.phone}
              </>
            )}
            <br />
            <span lang="en">No fiscal value</span> / <span lang="tr">Mali değeri yoktur</span>
          </p>
          <div className={styles.screenOnly}>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

// The optional part loads when the phone is online.
const HelpLinks = lazyPart(() => import('../../venue/HelpLinks').then((part) => part.HelpLinks));

/** Offers to call and to write. */
export function ReachUs() {
  return (
    <Suspense fallback={null}>
      <VisitWords>
        <HelpLinks look="buttons" />
      </VisitWords>
    </Suspense>
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
  /** This sentence is larger than the headline. */
  lead?: ReactNode;
  /** A page without an order shows a picture. */
  hasPicture?: boolean;
  children?: ReactNode;
};

/** Shows the order's status headline, which takes the focus on each change. */
export function StateHeader(props: StateHeaderProps) {
  const { tone, icon, title, pageTitle, lead, hasPicture, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(pageTitle ?? title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A guest who reads further down must see the new headline.
    if (heading.current && heading.current.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
  }, []);
  return (
    <section className={classNames(styles.tone[tone], hasPicture && picture.withPicture)}>
      {hasPicture && (
        <img
          src="/photos/ice-404-640.avif"
          alt=""
          width={640}
          height={640}
          className={picture.picture}
        />
      )}
      <span className={styles.icon[tone]}>{icon}</span>
      <Heading
        level={1}
        size={lead ? 'body' : 'displayL'}
        weight={lead ? 700 : undefined}
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </Heading>
      {lead && <p className={text.displayM}>{lead}</p>}
      {children && (
        <div className={classNames(styles.body, !hasPicture && styles.steady)}>{children}</div>
      )}
    </section>
  );
}
