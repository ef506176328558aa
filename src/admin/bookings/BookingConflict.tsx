import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { formatTime } from '../../i18n/format';
import { ConflictBanner } from '../shared/conflict/ConflictBanner';
import { ConflictWords } from '../shared/conflict/ConflictWords';
import { BOOKING_STATUS_WORDS, bookingStatusOf } from './booking-words';

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
  return (
    <ConflictBanner conflict={conflict} onMine={onMine}>
      <BookingWords conflict={conflict} about={about} />
    </ConflictBanner>
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
