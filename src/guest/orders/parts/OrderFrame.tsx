import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVenue } from '../../../data/react/use-venue';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { LanguageToggle } from '../../shared/LanguageToggle';
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

/** Shows the venue's address and phone on the receipt. */
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
