import { useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { BookingKind } from '../../data/bookings/my-booking';
import { useErrorText } from '../../i18n/error-text';
import { useBookingNews } from './use-booking-news';

/** Sends a new booking; a toast shows the error. */
export function useBookingSending<Wish, Sent>(
  kind: BookingKind,
  book: (wish: Wish) => Promise<Sent>,
) {
  const errorText = useErrorText();
  const tell = useBookingNews();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to undefined after an error. */
  async function send(wish: Wish) {
    setSending(true);
    setFailure(null);
    try {
      return await book(wish);
    } catch (error) {
      console.error(error);
      const words = errorText(error instanceof DomainError ? error.code : 'internal');
      setFailure(words);
      tell.refused(kind, words);
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, failure, setFailure };
}
