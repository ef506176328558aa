import { useLingui } from '@lingui/react/macro';
import type { BookingKind } from '../../data/db';
import { useToast } from '../../ui/overlays/ToastProvider';

export function useBookingNews() {
  const { t } = useLingui();
  const { show } = useToast();
  return {
    booked(kind: BookingKind) {
      const table = { title: t`Reservation request sent successfully!` };
      const brunch = {
        title: t`Success!`,
        body: t`Your Bottomless Brunch reservation has been created. You will receive an email with reservation details.`,
      };
      show({ tone: 'success', ...(kind === 'brunch' ? brunch : table) });
    },
    /** The booking waits on this phone. */
    saved: () =>
      show({
        tone: 'info',
        title: t`Booking request saved on this phone`,
        body: t`Not confirmed yet. We send it the moment you're back online.`,
      }),
    refused: (kind: BookingKind, words: string) =>
      show({ tone: 'error', title: kind === 'brunch' ? t`Error!` : t`Error`, body: words }),
  };
}
