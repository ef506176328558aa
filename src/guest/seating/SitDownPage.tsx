import { useLingui } from '@lingui/react/macro';
import { QrCode, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SeatOutcome } from '../../data/seatings/seat';
import { takeSeat } from '../../data/seatings/seat';
import { SeldomWords } from '../../i18n/LazyWords';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Spinner } from '../../ui/feedback/states';
import { Heading } from '../../ui/layout/Flow';
import { Link } from '../../ui/router/Link';
import { useNavigate, useSearch } from '../../ui/router/RouterView';
import { OrderFrame, ReachUs, StateHeader } from '../orders/shared/OrderFrame';
import { usePageTitle } from '../use-dialog';
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
    <SeldomWords>
      <OrderFrame>
        <SitDown outcome={outcome} onRetry={() => setOutcome(null)} />
      </OrderFrame>
    </SeldomWords>
  );
}

/** Shows that the table is loading, or that the code is invalid. */
function SitDown({ outcome, onRetry }: { outcome: SeatOutcome | null; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Your table · Bar Bliss`;
  usePageTitle(title);
  if (outcome === null) {
    return (
      <>
        <Heading level={1} size="displayL">{t`Your table`}</Heading>
        <p role="status" className={styles.wait}>
          <Spinner /> {t`Finding your table…`}
        </p>
      </>
    );
  }
  const isUnreachable = outcome === 'unreachable';
  const Icon = isUnreachable ? WifiOff : QrCode;
  return (
    <>
      <StateHeader
        tone={isUnreachable ? 'honey' : 'neutral'}
        icon={<Icon size={32} />}
        title={isUnreachable ? t`No connection` : t`This code doesn't work`}
        pageTitle={title}
        hasPicture
      >
        <p>
          {isUnreachable
            ? t`We couldn't reach the bar. Check your connection, or ask the team.`
            : t`Ask the team for a new card, or order from the menu and enter your table number.`}
        </p>
      </StateHeader>
      {isUnreachable ? (
        <Button size="cta" onClick={onRetry}>{t`Try again`}</Button>
      ) : (
        <LinkButton asChild size="cta" block>
          <Link to="/" hash="menu">{t`See the menu`}</Link>
        </LinkButton>
      )}
      <ReachUs />
    </>
  );
}
