import { Trans, useLingui } from '@lingui/react/macro';
import { cancelBrunch } from '../../data/commands/bookings/cancel-brunch';
import { cancelTableBooking } from '../../data/commands/bookings/cancel-table-booking';
import type { BookingKind } from '../../data/react/use-booking';
import { useCommand } from '../../data/react/use-command';
import * as text from '../../ui/theme/text.css';
import { AskFirst } from '../shared/AskFirst';

type CancelBookingProps = { kind: BookingKind; bookingId: string; isPending: boolean };

/** Cancels the booking after a confirmation. */
export function CancelBooking({ kind, bookingId, isPending }: CancelBookingProps) {
  const { t } = useLingui();
  const cancelTable = useCommand(cancelTableBooking);
  const cancelTheBrunch = useCommand(cancelBrunch);
  const cancel = kind === 'brunch' ? cancelTheBrunch : cancelTable;
  if (isPending) {
    return (
      <p role="status" className={text.body}>
        <Trans>You cancelled it. We tell the bar when you're back online.</Trans>
      </p>
    );
  }
  return (
    <AskFirst
      task={() => cancel({ bookingId })}
      label={t`Cancel this booking`}
      question={t`Cancel this booking?`}
      keep={t`Keep it`}
    >
      <Trans>If the bar already has your order, we tell them. If not, nothing is sent.</Trans>
    </AskFirst>
  );
}
