import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/feedback/Banner';

/** An act on this phone did not work; nothing was sent and nothing was lost. */
export function ActFailed() {
  return (
    <Banner tone="danger" shape="box" role="alert">
      <Trans>Something went wrong. Please try again.</Trans>
    </Banner>
  );
}
