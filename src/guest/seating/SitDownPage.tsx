import { useEffect, useState } from 'react';
import { type SeatOutcome, takeSeat } from '../../data/seatings/seat';
import { SiteWords } from '../../i18n/LazyWords';
import { useNavigate, useSearch } from '../../ui/router/use-router';
import { SitDown } from './SitDown';

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
