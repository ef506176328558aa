import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useStorageAdvice } from '../../data/react/preferences/use-storage-advice';
import { dismissStorageNotice } from '../../data/react/preferences/use-storage-notice';
import { useStorageText } from '../../i18n/storage-text';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';

/** What the browser has done with this phone's memory, told until it has been read. */
export function StorageBanner() {
  const { trouble, lost } = useStorageAdvice();
  const storageText = useStorageText();
  if (trouble === null) return null;
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
      {storageText(trouble, lost)}
    </Banner>
  );
}
