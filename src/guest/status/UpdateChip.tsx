import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useUpdate } from '../../data/react/use-app';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';

/** Offers a newer version; only a tap activates the version. */
export function UpdateChip() {
  const { t } = useLingui();
  const { ready, apply } = useUpdate();
  const [isLater, setLater] = useState(false);
  if (!ready || isLater) return null;
  return (
    <Banner
      tone="lagoon"
      shape="box"
      icon={<RefreshCw size={20} />}
      action={
        <Row gap={8}>
          <Button tone="quiet" onClick={() => setLater(true)}>{t`Later`}</Button>
          <Button tone="tonal" onClick={apply}>{t`Update`}</Button>
        </Row>
      }
    >
      {t`New version ready`}
    </Banner>
  );
}
