import { useEffect, useState } from 'react';
import { type SeatOutcome, takeSeat } from '../../data/seatings/seat';
import { SiteWords } from '../../i18n/LazyWords';
import { useNavigate, useSearch } from '../../ui/router/use-router';
import { SitDown } from './SitDown';

/** The page behind the QR code of a table: the phone sits down and goes on to the menu. */
export function SitDownPage() {
  const { code = '' } = useSearch('/table');
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<SeatOutcome | null>(null);

  useEffect(() => {
    if (outcome !== null) return;
    void takeSeat(code).then((found) => {
      // The code leaves the address: nobody passes the table on with a link.
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
