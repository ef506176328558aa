import { Trans } from '@lingui/react/macro';
import { addToWaitlist } from '../../data/commands/bookings/staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { useFailedSave } from '../shared/use-failed-save';
import { addBodyOf, type BookingDraft } from './booking-draft';

type FullSlotProps = {
  draft: BookingDraft;
  /** A new table booking may go on the waitlist. */
  mayWait: boolean;
  onOver: () => void;
  onWaiting: () => void;
};

/** Says that no table is free at the chosen time: the party waits, or is booked all the same. */
export function FullSlot({ draft, mayWait, onOver, onWaiting }: FullSlotProps) {
  const add = useCommand(addToWaitlist);
  const failed = useFailedSave();
  const { reservationTime } = draft;
  const isNamed = draft.guestName.trim() !== '';

  function wait() {
    if (!isNamed) return;
    const { tables: _tables, isOver: _over, ...body } = { isOver: false, ...addBodyOf(draft) };
    add({ body }).then(onWaiting, failed);
  }

  return (
    <Banner
      tone="honey"
      shape="box"
      action={
        <Row>
          {mayWait && (
            <Button tone="outline" size="compact" unavailable={!isNamed} onClick={wait}>
              <Trans>Put on the waitlist</Trans>
            </Button>
          )}
          <Button tone="outline" size="compact" onClick={onOver}>
            <Trans>Book anyway</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>No table is free at {reservationTime}.</Trans>
    </Banner>
  );
}
