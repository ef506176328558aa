import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { dismissConflict } from '../../data/commands/orders/change-order-status';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { useErrorText } from '../../i18n/error-text';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { ConflictBanner, ConflictWords } from '../shared/Conflict';
import { BOOKING_STATUS_WORDS, bookingStatusOf } from './booking-words';
import { SeatRefused } from './SeatRefused';

type Conflict = NonNullable<StaffTableBooking['conflict']>;

type BookingConflictProps = {
  conflict: Conflict;
  /** A colleague recorded this field first. */
  about?: StaffBrunch['conflictAbout'];
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Shows a conflict with the colleague, their status and the time. The booking shows the colleague's status. */
export function BookingConflict({ conflict, about = null, onMine = null }: BookingConflictProps) {
  if (conflict.kind === 'moved' && conflict.code !== 'conflict') {
    return <Refused conflict={conflict} />;
  }
  return (
    <ConflictBanner conflict={conflict} onMine={onMine}>
      <BookingWords conflict={conflict} about={about} />
    </ConflictBanner>
  );
}

/** Shows why the server refused the change; nobody else has changed the booking. */
function Refused({ conflict }: { conflict: Conflict }) {
  const errorText = useErrorText();
  const dismiss = useCommand(dismissConflict);
  const { code, entryId, tableLabel, by, at } = conflict;
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<Users aria-hidden="true" size={20} />}
      action={
        <Button tone="outline" size="compact" onClick={() => void dismiss(entryId)}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      {code === 'table.occupied' ? (
        <SeatRefused label={tableLabel} by={by} at={at} />
      ) : (
        errorText(code)
      )}
    </Banner>
  );
}

function BookingWords({ conflict, about = null }: BookingConflictProps) {
  const { t } = useLingui();
  const time = formatTime(Date.parse(conflict.at), 'tr');
  const name = conflict.by ?? t`The guest`;
  if (conflict.kind === 'moved' && about === 'deposit') {
    return (
      <Trans>
        {name} recorded the deposit at {time}.
      </Trans>
    );
  }
  if (conflict.kind === 'moved' && about === 'first_drink') {
    return (
      <Trans>
        {name} served the first drink at {time}.
      </Trans>
    );
  }
  const status = t(BOOKING_STATUS_WORDS[bookingStatusOf(conflict.status)]);
  return <ConflictWords conflict={conflict} status={status} />;
}
