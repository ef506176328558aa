import { businessDay } from '#domain/venue';
import { barNow } from '../../data/react/core/bar-clock';
import { useClockValue } from '../page/board-clock';
import { type BrunchOffer, brunchOffer, type OfferFacts } from './brunch-offer';

/** What can be done about a brunch now; asked again when its slot begins and when the evening changes. */
export function useBrunchOffer(row: OfferFacts): BrunchOffer {
  const startsAt = Date.parse(row.reservationDate);
  useClockValue((now) => `${now >= startsAt} ${businessDay(now)}`, '');
  return brunchOffer(row, barNow());
}
