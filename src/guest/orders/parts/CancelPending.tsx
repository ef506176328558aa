import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/feedback/Banner';

/** The guest took it back, and the bar does not know yet. */
export function CancelPending() {
  return (
    <Banner tone="honey" shape="box">
      <Trans>Telling the bar that you cancel…</Trans>
    </Banner>
  );
}
