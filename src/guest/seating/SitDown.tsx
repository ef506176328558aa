import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode, WifiOff } from 'lucide-react';
import type { SeatOutcome } from '../../data/seatings/seat';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Spinner } from '../../ui/feedback/Spinner';
import { Heading } from '../../ui/layout/Flow';
import { Link } from '../../ui/router/Link';
import { usePageTitle } from '../use-page-title';
import * as styles from './seating.css';

type SitDownProps = { outcome: SeatOutcome | null; onRetry: () => void };

/** Shows that the table is loading, or that the code is invalid. */
export function SitDown({ outcome, onRetry }: SitDownProps) {
  const { t } = useLingui();
  usePageTitle(t`Your table · Bar Bliss`);
  return (
    <main className={styles.page}>
      <Heading level={1} size="displayM">{t`Your table`}</Heading>
      {outcome === null && (
        <p role="status" className={styles.wait}>
          <Spinner /> <Trans>Finding your table…</Trans>
        </p>
      )}
      {outcome === 'refused' && (
        <EmptyState
          icon={<QrCode aria-hidden="true" size={40} />}
          title={<Trans>This code doesn't work</Trans>}
          action={
            <LinkButton asChild size="cta">
              <Link to="/" hash="menu">{t`See the menu`}</Link>
            </LinkButton>
          }
        >
          <Trans>
            Ask the team for a new card, or order from the menu and enter your table number.
          </Trans>
        </EmptyState>
      )}
      {outcome === 'unreachable' && (
        <EmptyState
          icon={<WifiOff aria-hidden="true" size={40} />}
          title={<Trans>No connection</Trans>}
          action={<Button size="cta" onClick={onRetry}>{t`Try again`}</Button>}
        >
          <Trans>We couldn't reach the bar. Check your connection, or ask the team.</Trans>
        </EmptyState>
      )}
    </main>
  );
}
