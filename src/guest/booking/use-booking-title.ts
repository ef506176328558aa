import { useLingui } from '@lingui/react/macro';
import type { BookingKind, BookingOnDevice } from '../../data/react/use-booking';
import { useNet } from '../../data/react/use-net';

export type BookingTone = 'honey' | 'success' | 'danger' | 'lagoon' | 'neutral';
type Title = { tone: BookingTone; title: string };

/** Returns the text and colour of a booking's status. */
export function useBookingTitle(shown: BookingOnDevice): Title {
  const { t } = useLingui();
  const net = useNet();
  const receivedTitle = useReceivedTitle();
  switch (shown.state) {
    case 'loading':
    case 'superseded':
      return { tone: 'neutral', title: t`Loading…` };
    case 'unknown':
      return { tone: 'neutral', title: t`We can't find this booking` };
    case 'queued':
      return { tone: 'honey', title: t`Booking request saved on this phone` };
    case 'sending':
      return {
        tone: 'honey',
        // Retries while offline do not count as sending.
        title:
          net.state === 'offline'
            ? t`Booking request saved on this phone`
            : t`Sending your booking request…`,
      };
    case 'blocked':
    case 'quarantined':
      return { tone: 'danger', title: t`Your booking request is not sent` };
    case 'too_late':
      return { tone: 'danger', title: t`That time has passed. Pick another time.` };
    case 'slot_taken':
      return { tone: 'danger', title: t`This time is fully booked` };
    case 'deposit_changed':
      return { tone: 'honey', title: t`This booking needs a deposit` };
    case 'refused':
      return { tone: 'danger', title: t`Your booking was not accepted` };
    case 'cancelled':
      return { tone: 'neutral', title: t`Booking cancelled. Nothing was sent.` };
    case 'received':
      return receivedTitle(shown.kind, shown.response.status);
  }
}

function useReceivedTitle(): (kind: BookingKind, status: string) => Title {
  const { t } = useLingui();
  return (kind, status) => {
    switch (status) {
      case 'confirmed':
        return { tone: 'success', title: t`Your booking is confirmed` };
      case 'seated':
        return { tone: 'success', title: t`You're seated. Enjoy your evening!` };
      case 'completed':
        return { tone: 'neutral', title: t`Thank you for coming` };
      case 'no_show':
        return { tone: 'neutral', title: t`We kept your table, but you couldn't make it` };
      case 'cancelled':
        return { tone: 'neutral', title: t`This booking is cancelled` };
      case 'expired':
        return {
          tone: 'neutral',
          title: t`The deposit wasn't paid in time, so the booking has expired`,
        };
      default:
        return kind === 'brunch'
          ? { tone: 'honey', title: t`Brunch booked. We call you about the deposit.` }
          : { tone: 'lagoon', title: t`Request sent. We confirm by phone.` };
    }
  };
}
