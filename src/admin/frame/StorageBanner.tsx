import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import {
  dismissStorageNotice,
  useStorageNotice,
} from '../../data/react/preferences/use-storage-notice';
import { useStorageText } from '../../i18n/storage-text';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';

/** Shows a storage failure of this tablet until a person has read the message. */
export function StorageBanner() {
  const notice = useStorageNotice();
  const storageText = useStorageText();
  if (notice === null) return null;
  return (
    <Banner
      tone="danger"
      icon={<TriangleAlert aria-hidden="true" size={22} />}
      action={
        <Button tone="quiet" size="compact" onClick={dismissStorageNotice}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {storageText(notice.kind, notice.lost)}
    </Banner>
  );
}
