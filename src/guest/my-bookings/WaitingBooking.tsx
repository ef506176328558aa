import { Trans, useLingui } from '@lingui/react/macro';
import { retryEntry } from '../../data/commands/retry-entry';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import * as text from '../../ui/theme/text.css';
import { BookingFacts } from '../booking/BookingFacts';
import { ActionFailed } from '../shared/ActionFailed';
import { useAction } from '../shared/use-action';
import { KeepOpen } from '../status/KeepOpen';
import { CancelBooking } from './CancelBooking';

type Waiting = Extract<
  BookingOnDevice,
  { state: 'queued' | 'sending' | 'blocked' | 'quarantined' | 'cancelled' }
>;

/** Shows a booking queued on this device; the card must not look like a confirmation. */
export function WaitingBooking({ shown }: { shown: Waiting }) {
  const { t } = useLingui();
  const { local, state } = shown;
  const retry = useCommand(retryEntry);
  const again = useAction(() => retry({ id: local.id }));
  const isCancelled = state === 'cancelled';
  return (
    <>
      <p className={text.body}>
        <How state={state} />
        {state === 'queued' && <KeepOpen />}
      </p>
      <BookingFacts booking={{ ...local, ...local.wish }} />
      {again.failure && <ActionFailed code={again.failure} />}
      {state === 'quarantined' && (
        <Button tone="outline" busy={again.isBusy} onClick={() => again.run()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {state === 'blocked' && (
        <Button tone="outline" onClick={() => window.location.reload()}>{t`Update`}</Button>
      )}
      {!isCancelled && (
        <CancelBooking kind={local.kind} bookingId={local.id} isPending={shown.cancelPending} />
      )}
    </>
  );
}

function How({ state }: Pick<Waiting, 'state'>) {
  switch (state) {
    case 'queued':
      return <Trans>Not confirmed yet. It sends when you're back online.</Trans>;
    case 'sending':
      return <Trans>No answer from the bar yet.</Trans>;
    case 'blocked':
      return (
        <Trans>
          This version of the app is too old to send your booking. Update now; your booking is kept.
        </Trans>
      );
    case 'quarantined':
      return (
        <Trans>
          We tried several times and something went wrong on our side. Try again, or call us.
        </Trans>
      );
    case 'cancelled':
      return <Trans>No table is reserved for you.</Trans>;
  }
}
