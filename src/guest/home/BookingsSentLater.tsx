import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type BookingOnDevice, useMyBookings } from '../../data/react/use-booking';
import { useToast } from '../../ui/overlays/use-toast';
import { useBrunchNews } from '../brunch/state/use-brunch-news';

/** Announces once that a queued booking was received. */
export function BookingsSentLater() {
  const { t } = useLingui();
  const { show } = useToast();
  const tellBrunch = useBrunchNews();
  const rows = useMyBookings();
  const before = useRef(new Map<string, BookingOnDevice['state']>());

  useEffect(() => {
    for (const { booking, shown } of rows) {
      const hasWaited = isWaiting(before.current.get(booking.id));
      before.current.set(booking.id, shown.state);
      if (!hasWaited || shown.state !== 'received' || shown.response.status === 'cancelled')
        continue;
      if (booking.kind === 'brunch') tellBrunch.booked();
      else show({ tone: 'success', title: t`Reservation request sent successfully!` });
    }
  });
  return null;
}

function isWaiting(state: BookingOnDevice['state'] | undefined): boolean {
  return state === 'queued' || state === 'sending';
}
