import { Trans, useLingui } from '@lingui/react/macro';
import { MousePointerClick } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import type { PlanEntry } from './use-table-plan';

type PickBannerProps = { booking: PlanEntry; onNoTable: () => void; onCancel: () => void };

/** Tells that a booking is selected and that the next tap on a table assigns it. */
export function PickBanner({ booking, onNoTable, onCancel }: PickBannerProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLButtonElement>(null);
  // On phones the plan is above the list, so the plan scrolls into view.
  useEffect(() => ref.current?.focus(), []);
  const [name, n] = [booking.guestName, booking.partySize];
  return (
    <Banner
      tone="lagoon"
      shape="box"
      icon={<MousePointerClick aria-hidden="true" size={22} />}
      action={
        <>
          {booking.tableId !== null && (
            <Button tone="quiet" onClick={onNoTable}>
              <Trans>No table</Trans>
            </Button>
          )}
          <Button
            ref={ref}
            tone="outline"
            aria-label={t`Cancel table selection`}
            onClick={onCancel}
          >
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        Pick a table for {name}, {n} people
      </Trans>
    </Banner>
  );
}
