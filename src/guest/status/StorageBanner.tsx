import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { dismissStorageNotice, useStorageNotice } from '../../data/react/use-app';
import { useStorageText } from '../../i18n/storage-text';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';

/** Shows a storage failure of this phone until the guest has read it. */
export function StorageBanner() {
  const { t } = useLingui();
  const notice = useStorageNotice();
  const storageText = useStorageText();
  if (notice === null) return null;
  return (
    <Banner
      tone="danger"
      shape="box"
      icon={<CircleAlert size={20} />}
      action={<Button tone="quiet" onClick={dismissStorageNotice}>{t`Close`}</Button>}
    >
      {storageText(notice.kind, notice.lost)}
    </Banner>
  );
}
