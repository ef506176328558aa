import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TableForm } from '#domain/bookings/table-booking-form';
import { DomainError } from '#domain/error-codes';
import { bookTable } from '../../data/commands/bookings/book-table';
import { finishTableDraft } from '../../data/drafts/table-booking-draft';
import { useCommand } from '../../data/react/use-command';
import { useErrorText } from '../../i18n/error-text';
import { useToast } from '../../ui/overlays/use-toast';

type Booking = {
  book: (values: TableForm) => Promise<void>;
  /** The message of the last error. */
  failure: string | null;
};

export function useBookTable(onBooked: (bookingId: string) => void): Booking {
  const { t } = useLingui();
  const errorText = useErrorText();
  const command = useCommand(bookTable);
  const { show } = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  async function book(values: TableForm) {
    setFailure(null);
    const { reservationDate, guestEmail, specialRequests, ...rest } = values;
    const wish = { ...rest, serviceDay: reservationDate };
    const texts = { guestEmail: guestEmail ?? '', specialRequests: specialRequests ?? '' };
    try {
      const { bookingId } = await command({ ...wish, ...texts });
      finishTableDraft();
      onBooked(bookingId);
    } catch (error) {
      console.error(error);
      const words = errorText(error instanceof DomainError ? error.code : 'internal');
      show({ tone: 'error', title: t`Error`, body: words });
      setFailure(words);
    }
  }

  return { book, failure };
}
