import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { BrunchWish } from '../../data/bookings/my-booking';
import { bookBrunch, discardBooking } from '../../data/commands/bookings/my-bookings';
import { answersOf, brunchDraft, finishBrunchDraft } from '../../data/drafts/brunch-draft';
import { refreshVenue } from '../../data/preferences/known-venue';
import { type BookingOnDevice, useBooking } from '../../data/react/use-booking';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { useVenue } from '../../data/react/use-venue';
import { Spinner } from '../../ui/feedback/Loading';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useHasLasted } from '../../ui/use-has-lasted';
import { BookingRequest } from './BookingRequest';
import { BrunchSummary } from './BrunchSummary';
import { useRefusalText } from './booking-words';
import { useBookingNews } from './use-booking-news';
import { useBookingSending } from './use-booking-sending';

const TOO_LARGE = 'booking.party_too_large';

/** After this wait (ms) the sending continues in the background. */
const PATIENCE_MS = 8_000;

type SentBrunch = { bookingId: string; wish: BrunchWish };

export function useBrunchSending() {
  const command = useCommand(bookBrunch);
  const tell = useBookingNews();
  const [sent, setSent] = useState<SentBrunch | null>(null);
  const { send, isSending, failure, setFailure } = useBookingSending('brunch', book);

  /** Resolves to true if the server has responded already. */
  async function book(wish: BrunchWish) {
    const { bookingId, saved } = await command(wish);
    // The draft is cleared only after the booking is stored; a second tap then finds nothing to send.
    finishBrunchDraft();
    if (saved === 'device') setSent({ bookingId, wish });
    else tell.booked('brunch');
    return saved === 'memory';
  }

  /** Puts a refused booking's choices back into the form. */
  function reopen(wish: BrunchWish, words: string) {
    brunchDraft.patch(answersOf(wish));
    setFailure(words);
    setSent(null);
  }

  /** Follows a replacement booking. */
  function follow(bookingId: string) {
    setSent((before) => before && { ...before, bookingId });
  }

  return { sent, isBooking: isSending, refusal: failure, book: send, follow, reopen };
}

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
  const refusalText = useRefusalText();
  const tell = useBookingNews();
  const phone = useVenue()?.phone;

  useEndOfSending(booking, (end) => {
    if (end === 'refused') {
      const isTooLarge = booking.state === 'refused' && booking.code === TOO_LARGE && phone;
      const call = isTooLarge ? t`For a party of this size, please call us: ${phone}` : null;
      return mend(call ?? refusalText(booking) ?? '');
    }
    if (end === 'booked') tell.booked('brunch');
    if (end === 'waits') tell.saved();
    onDone();
  });

  function mend(words: string) {
    tell.refused('brunch', words);
    void refreshVenue();
    onReopen(wish, words);
    // `onReopen` has put the booking's choices back into the form.
    void discard({ bookingId }).catch(console.error);
  }

  if (booking.state === 'slot_taken' || booking.state === 'deposit_changed') {
    return (
      <Stack gap={16}>
        <h3 className={text.title}>
          {booking.state === 'slot_taken'
            ? t`This time is fully booked`
            : t`This booking needs a deposit`}
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

/** The states that end the wait: received, queued, needs a change, discarded. */
type SendingEnd = 'booked' | 'waits' | 'refused' | 'discarded';

/** Calls back once when a sent booking reaches a result. */
function useEndOfSending(booking: BookingOnDevice, onEnd: (end: SendingEnd) => void): void {
  const { state } = useNet();
  const waitsLong = useHasLasted(true, PATIENCE_MS);
  const isOver = useRef(false);

  useEffect(() => {
    const isOnItsWay = booking.state === 'queued' || booking.state === 'sending';
    const isLeftAlone = isOnItsWay && (state === 'offline' || waitsLong);
    const end = isLeftAlone ? 'waits' : ENDS[booking.state];
    if (!end || isOver.current) return;
    isOver.current = true;
    onEnd(end);
  });
}

const ENDS: Partial<Record<BookingOnDevice['state'], SendingEnd>> = {
  received: 'booked',
  refused: 'refused',
  too_late: 'refused',
  blocked: 'waits',
  quarantined: 'waits',
  cancelled: 'discarded',
};
