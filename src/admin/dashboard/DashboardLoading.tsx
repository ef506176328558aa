import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as cards from './StatCards.css';

const CARDS = ['orders', 'revenue', 'customers', 'reservations'];

export function DashboardLoading() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading the dashboard…</Trans>
        </span>
      </VisuallyHidden>
      <div className={cards.cards}>
        {CARDS.map((card) => (
          <div key={card} className={cards.bones}>
            <Skeleton />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </>
  );
}
