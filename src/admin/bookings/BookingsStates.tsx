import { Trans } from '@lingui/react/macro';
import { CalendarSearch, CloudOff } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { CannotRead } from '../shared/Read';
import * as styles from './BookingList.css';

const BONES = ['a', 'b', 'c', 'd', 'e'];

/** Shows a skeleton while the page reads the replica. */
export function BookingsLoading() {
  return (
    <div className={styles.rows}>
      <VisuallyHidden>
        <p role="status">
          <Trans>Loading bookings…</Trans>
        </p>
      </VisuallyHidden>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="button" />
      ))}
    </div>
  );
}

/** Shows unreadable storage: nobody knows whether bookings exist. */
export function BookingsError({ onRetry }: { onRetry: () => void }) {
  return (
    <CannotRead
      title={<Trans>This tablet can't read its bookings right now</Trans>}
      onRetry={onRetry}
    >
      <Trans>
        There may be bookings that you don't see here. If it stays like this, reload the page or use
        another tablet.
      </Trans>
    </CannotRead>
  );
}

/** Shows that an evening outside the replica needs a connection. */
export function BookingsUnasked({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={40} />}
      title={<Trans>This evening is not on this tablet</Trans>}
      action={
        <Button tone="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Evenings before yesterday need a connection.</Trans>
    </EmptyState>
  );
}

type NoBookingsProps = { isFiltered: boolean; onShowAll: () => void };

/** Shows that no bookings exist, or that none match the filters. */
export function NoBookings({ isFiltered, onShowAll }: NoBookingsProps) {
  return (
    <EmptyState
      icon={<CalendarSearch aria-hidden="true" size={40} />}
      title={isFiltered ? <Trans>No booking matches</Trans> : <Trans>No upcoming bookings</Trans>}
      action={
        isFiltered && (
          <Button tone="outline" onClick={onShowAll}>
            <Trans>Show all upcoming bookings</Trans>
          </Button>
        )
      }
    >
      {isFiltered ? (
        <Trans>No bookings with this status this evening.</Trans>
      ) : (
        <Trans>New ones appear here by themselves.</Trans>
      )}
    </EmptyState>
  );
}
