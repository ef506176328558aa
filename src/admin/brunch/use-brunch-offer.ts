import { businessDay } from '#domain/venue';
import { barNow } from '../../data/react/core/bar-clock';
import { useClockValue } from '../page/board-clock';
import { type BrunchOffer, brunchOffer, type OfferFacts } from './brunch-offer';

/** Returns the present actions and recomputes them at the slot and at the rollover. */
export function useBrunchOffer(row: OfferFacts): BrunchOffer {
  const startsAt = Date.parse(row.reservationDate);
  useClockValue((now) => `${now >= startsAt} ${businessDay(now)}`, '');
  return brunchOffer(row, barNow());
}
