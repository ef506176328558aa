import { useLingui } from '@lingui/react/macro';
import type { BookingKind } from '../../data/bookings/my-booking';
import { useToast } from '../../ui/overlays/ToastProvider';

type BookingNews = {
  booked: (kind: BookingKind) => void;
  /** The booking waits on this phone. */
  saved: () => void;
  refused: (kind: BookingKind, words: string) => void;
};

export function useBookingNews(): BookingNews {
  const { t } = useLingui();
  const { show } = useToast();
  return {
    booked(kind) {
      const table = { title: t`Reservation request sent successfully!` };
      const brunch = {
        title: t`Success!`,
        body: t`Your Bottomless Brunch reservation has been created. You will receive an email with reservation details.`,
      };
      show({ tone: 'success', ...(kind === 'brunch' ? brunch : table) });
    },
    saved: () =>
      show({
        tone: 'info',
        title: t`Booking request saved on this phone`,
        body: t`Not confirmed yet. We send it the moment you're back online.`,
      }),
    refused: (kind, words) =>
      show({ tone: 'error', title: kind === 'brunch' ? t`Error!` : t`Error`, body: words }),
  };
}
