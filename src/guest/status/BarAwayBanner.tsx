import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Banner } from '../../ui/feedback/Banner';

/** The bar does not hear of orders right now: said before anybody orders. */
export function BarAwayBanner() {
  return (
    <Banner tone="honey" shape="box" icon={<WifiOff aria-hidden="true" size={20} />}>
      <Trans>The bar's tablet is offline right now. You can order; the bar sees it later.</Trans>
    </Banner>
  );
}
