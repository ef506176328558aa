import { Trans, useLingui } from '@lingui/react/macro';
import { discardBooking } from '../../data/commands/bookings/discard-booking';
import { answersOf } from '../../data/drafts/brunch-draft';
import { refreshVenue } from '../../data/preferences/known-venue';
import { type BookingOnDevice, useBooking } from '../../data/react/use-booking';
import { useCommand } from '../../data/react/use-command';
import { useVenue } from '../../data/react/use-venue';
import { useErrorText } from '../../i18n/error-text';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { BookingRequest } from '../booking/BookingRequest';
import { BrunchSummary } from './BrunchSummary';
import { useBrunchNews } from './state/use-brunch-news';
import type { SentBrunch } from './state/use-brunch-sending';
import { useEndOfSending } from './state/use-end-of-sending';

const TOO_LARGE = 'booking.party_too_large';

type BrunchSentProps = {
  sent: SentBrunch;
  onFollow: (bookingId: string) => void;
  onReopen: (wish: SentBrunch['wish'], refusal: string) => void;
  /** Shows the booking's progress after sending; the page shows the result. */
  onDone: () => void;
};

/** Waits briefly for the response to a sent booking and shows the server's questions. */
export function BrunchSent({ sent, onFollow, onReopen, onDone }: BrunchSentProps) {
  const { t } = useLingui();
  const { bookingId, wish } = sent;
  const booking = useBooking({ kind: 'brunch', bookingId });
  const discard = useCommand(discardBooking);
  const errorText = useErrorText();
  const tell = useBrunchNews();
  const phone = useVenue()?.phone;

  useEndOfSending(booking, (end) => {
    if (end === 'refused') {
      const isTooLarge = booking.state === 'refused' && booking.code === TOO_LARGE && phone;
      const call = isTooLarge ? t`For a party of this size, please call us: ${phone}` : null;
      return mend(call ?? refusalOf(booking, errorText));
    }
    if (end === 'booked') tell.booked();
    if (end === 'waits') tell.saved();
    onDone();
  });

  function mend(words: string) {
    tell.refused(words);
    void refreshVenue();
    onReopen(wish, words);
    // `onReopen` has put the booking's choices back into the form.
    void discard({ bookingId }).catch(console.error);
  }

  if (booking.state === 'slot_taken' || booking.state === 'deposit_changed') {
    return (
      <Stack gap={16}>
        <h3 className={text.title}>
          {booking.state === 'slot_taken' ? (
            <Trans>This time is fully booked</Trans>
          ) : (
            <Trans>This booking needs a deposit</Trans>
          )}
        </h3>
        <BookingRequest shown={booking} onReplaced={onFollow} />
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <BrunchSummary answers={answersOf(wish)} />
      <Spinner label={t`Saving...`} />
    </Stack>
  );
}

function refusalOf(ended: BookingOnDevice, errorText: (code: string) => string): string {
  if (ended.state === 'refused') return ended.message || errorText(ended.code);
  return errorText('booking.too_late');
}
