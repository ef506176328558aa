import { VENUE_TIME_ZONE } from '#domain/venue';

// The back office writes numbers and dates as Turkey does, whatever language is on screen.
const count = new Intl.NumberFormat('tr-TR');
const month = new Intl.DateTimeFormat('tr-TR', {
  timeZone: VENUE_TIME_ZONE,
  month: 'long',
  year: 'numeric',
});

/** A number: 1.234,5. */
export function formatCount(number: number): string {
  return count.format(number);
}

/** The month of an instant (ms) by the venue's clock: Kasım 2026. */
export function formatMonth(at: number): string {
  return month.format(at);
}
