import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useErrorText } from '../../i18n/error-text';
import { useToast } from '../../ui/overlays/use-toast';

/** Announces a new booking's result once. */
export function useBookingNews(shown: BookingOnDevice, isNew: boolean): void {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { show } = useToast();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!isNew || told.current === shown.state) return;
    told.current = shown.state;
    if (shown.state === 'received') {
      show({ tone: 'success', title: t`Reservation request sent successfully!` });
    }
    const words = refusalOf(shown, errorText);
    if (words) show({ tone: 'error', title: t`Error`, body: words });
  }, [isNew, shown, show, t, errorText]);
}

/** Returns the server's own message if there is one. */
function refusalOf(shown: BookingOnDevice, errorText: (code: string) => string): string | null {
  switch (shown.state) {
    case 'refused':
      return shown.message || errorText(shown.code);
    case 'slot_taken':
      return errorText('slot_taken');
    case 'too_late':
      return errorText('booking.too_late');
    case 'deposit_changed':
      return errorText('deposit_changed');
    default:
      return null;
  }
}
