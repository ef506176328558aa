import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/feedback/Banner';

/** Cancelled here, not yet on the server. */
export function CancelPending() {
  return (
    <Banner tone="honey" shape="box">
      <Trans>Telling the bar that you cancel…</Trans>
    </Banner>
  );
}
