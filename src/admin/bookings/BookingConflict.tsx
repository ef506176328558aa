import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { dismissConflict } from '../../data/commands/orders/change-order-status';
import type { StaffBrunch, StaffTableBooking } from '../../data/react/staff/use-staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { ConflictWords } from '../shared/ConflictWords';
import * as styles from './BookingConflict.css';
import { BOOKING_STATUS_WORDS, bookingStatusOf } from './booking-words';

type Conflict = NonNullable<StaffTableBooking['conflict']>;

type BookingConflictProps = {
  conflict: Conflict;
  /** A field that a colleague recorded first. */
  about?: StaffBrunch['conflictAbout'];
  /** Applies this tablet's change; missing: not a valid step, or it needs a confirmation. */
  onMine?: (() => void) | null;
};

/** A conflict: the colleague, their status and the time. The booking shows the colleague's status. */
export function BookingConflict({ conflict, about = null, onMine }: BookingConflictProps) {
  const dismiss = useCommand(dismissConflict);
  return (
    <div className={styles.strip}>
      <p role="status" className={styles.words}>
        <Users aria-hidden="true" size={18} className={styles.icon} />
        <BookingWords conflict={conflict} about={about} />
      </p>
      {conflict.kind === 'moved' && (
        <div className={styles.acts}>
          <Button tone="outline" onClick={() => void dismiss(conflict.entryId)}>
            <Trans>Keep theirs</Trans>
          </Button>
          {onMine && (
            <Button tone="outline" onClick={onMine}>
              <Trans>Use mine</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
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
