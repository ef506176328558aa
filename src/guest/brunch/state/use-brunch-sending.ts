import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { BrunchWish } from '../../../data/bookings/my-booking';
import { bookBrunch } from '../../../data/commands/bookings/book-brunch';
import { brunchDraft, finishBrunchDraft } from '../../../data/drafts/brunch-draft';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import { useToast } from '../../../ui/overlays/use-toast';
import { answersOf } from './brunch-wish';
import { useBrunchNews } from './use-brunch-news';

/** A sent booking and its response. */
export type SentBrunch = { bookingId: string; wish: BrunchWish };

type BrunchSending = {
  sent: SentBrunch | null;
  isBooking: boolean;
  /** The last error, in words. */
  refusal: string | null;
  /** Resolves to true if the server has responded already. */
  book: (wish: BrunchWish) => Promise<boolean>;
  /** A replacement was booked. */
  follow: (bookingId: string) => void;
  /** Restores the responses. */
  reopen: (wish: BrunchWish, refusal: string) => void;
};

/** Stores the booking; the draft is then cleared, so it cannot be sent twice. */
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
      // Cleared only after it is stored.
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
