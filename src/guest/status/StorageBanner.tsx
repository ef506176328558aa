import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { dismissStorageNotice, useStorageNotice } from '../../data/react/use-storage-notice';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';

/** What the browser has done with this phone's memory, told until it has been read. */
export function StorageBanner() {
  const notice = useStorageNotice();
  if (notice === null) return null;
  return (
    <Banner
      tone="danger"
      shape="box"
      icon={<CircleAlert aria-hidden="true" size={20} />}
      action={
        <Button tone="quiet" onClick={dismissStorageNotice}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {notice === 'evicted' ? (
        <Trans>
          Your browser cleared what was saved here. An order that had not reached the bar is gone:
          please ask the team or order again.
        </Trans>
      ) : (
        <Trans>Bar Bliss is open in another tab that is out of date. Please close that tab.</Trans>
      )}
    </Banner>
  );
}
