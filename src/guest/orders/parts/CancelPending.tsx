import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/feedback/Banner';

/** Shows an order cancelled here whose cancellation the server does not have yet. */
export function CancelPending() {
  return (
    <Banner tone="honey" shape="box">
      <Trans>Telling the bar that you cancel…</Trans>
    </Banner>
  );
}
