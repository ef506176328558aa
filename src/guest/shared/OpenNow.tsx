import { openNowText } from '../../i18n/opening-text';
import { useOpeningFact } from './use-open-now';

/** Shows "Open now · until 01:00", by the venue's clock. */
export function OpenNow() {
  return useOpeningFact(openNowText);
}
