import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { BrunchWish } from '../../../data/bookings/my-booking';
import { bookBrunch } from '../../../data/commands/bookings/book-brunch';
import { answersOf, brunchDraft, finishBrunchDraft } from '../../../data/drafts/brunch-draft';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import { useToast } from '../../../ui/overlays/use-toast';
import { useBrunchNews } from './use-brunch-news';

/** Holds a sent booking and its response. */
export type SentBrunch = { bookingId: string; wish: BrunchWish };

type BrunchSending = {
  sent: SentBrunch | null;
  isBooking: boolean;
  /** The message of the last error. */
  refusal: string | null;
  /** Resolves to true if the server has responded already. */
  book: (wish: BrunchWish) => Promise<boolean>;
  /** Follows a replacement booking. */
  follow: (bookingId: string) => void;
  /** Puts a refused booking's choices back into the form. */
  reopen: (wish: BrunchWish, refusal: string) => void;
};

/** Stores the booking, then clears the draft so that a second tap cannot send it twice. */
export function useBrunchSending(): BrunchSending {
  const { t } = useLingui();
  const command = useCommand(bookBrunch);
  const errorText = useErrorText();
  const { show } = useToast();
  const tell = useBrunchNews();
  const isRunning = useRef(false);
  const [isBooking, setBooking] = useState(false);
  const [sent, setSent] = useState<SentBrunch | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function book(wish: BrunchWish) {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBooking(true);
    setRefusal(null);
    try {
      const { bookingId, saved } = await command(wish);
      // The draft is cleared only after the booking is stored.
      finishBrunchDraft();
      if (saved === 'device') setSent({ bookingId, wish });
      else tell.booked();
      return saved === 'memory';
    } catch (error) {
      console.error(error);
      const words = errorText(error instanceof DomainError ? error.code : 'internal');
      setRefusal(words);
      show({ tone: 'error', title: t`Error!`, body: words });
      return false;
    } finally {
      isRunning.current = false;
      setBooking(false);
    }
  }

  function reopen(wish: BrunchWish, words: string) {
    brunchDraft.patch(answersOf(wish));
    setRefusal(words);
    setSent(null);
  }

  function follow(bookingId: string) {
    setSent((before) => before && { ...before, bookingId });
  }

  return { sent, isBooking, refusal, book, follow, reopen };
}
