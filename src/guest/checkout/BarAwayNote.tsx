import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useBar } from '../../data/react/use-bar';
import { Banner } from '../../ui/feedback/Banner';

/** What it means to order while no tablet of the bar hears of it. */
export function BarAwayNote() {
  if (useBar() !== 'away') return null;
  return (
    <Banner tone="honey" shape="box" icon={<WifiOff aria-hidden="true" size={20} />}>
      <Trans>
        The bar's tablet is offline right now. You can still order: we keep it, and the bar sees it
        as soon as the tablet is back. In a hurry? Tell the team, or call us.
      </Trans>
    </Banner>
  );
}
