import { Trans } from '@lingui/react/macro';
import { useOpenNow } from './use-open-now';

/** Shows "Open now · until 01:00", by the venue's clock. */
export function OpenNow() {
  const isOpen = useOpenNow();
  if (isOpen === null) return null;
  return isOpen ? <Trans>Open now · until 01:00</Trans> : <Trans>Opens at 15:00</Trans>;
}
