import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type SeatOutcome, takeSeat } from '../../data/seatings/seat';
import { SiteWords } from '../../i18n/LazyWords';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Spinner } from '../../ui/feedback/Loading';
import { Heading } from '../../ui/layout/Flow';
import { Link } from '../../ui/router/Link';
import { useNavigate, useSearch } from '../../ui/router/RouterView';
import { usePageTitle } from '../use-page-title';
import * as styles from './seating.css';

/** Opens from a table's QR code, takes a seat and continues to the menu. */
export function SitDownPage() {
  const { code = '' } = useSearch('/table');
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<SeatOutcome | null>(null);

  useEffect(() => {
    if (outcome !== null) return;
    void takeSeat(code).then((found) => {
      // Removes the code from the URL, so that a shared link does not contain it.
      if (found === 'ok') void navigate({ to: '/', hash: 'menu', replace: true });
      else setOutcome(found);
    });
  }, [code, outcome, navigate]);

  return (
    <SiteWords>
      <SitDown outcome={outcome} onRetry={() => setOutcome(null)} />
    </SiteWords>
  );
}

type SitDownProps = { outcome: SeatOutcome | null; onRetry: () => void };

/** Shows that the table is loading, or that the code is invalid. */
function SitDown({ outcome, onRetry }: SitDownProps) {
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
