import { HEADERS } from '#domain/sync/mutation';
import { addDays, businessDay } from '#domain/venue';

/** Books a table for four outdoors from afar, tomorrow by the venue's clock, which may differ from the machine's. */
export async function bookTomorrow(
  url: string,
  guestName: string,
  reservationTime = '20:00',
): Promise<void> {
  const { headers } = await fetch(`${url}/api/health`);
  const today = businessDay(Number(headers.get(HEADERS.now)));
  const response = await fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      guestName,
      guestPhone: '+90 532 123 45 67',
      reservationDate: addDays(today, 1),
      reservationTime,
      partySize: 4,
      tablePreference: 'outdoor',
    }),
  });
  if (!response.ok) throw new Error(`The booking was refused: ${await response.text()}`);
}
