import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useUpdate } from '../../data/react/use-app';
import { useStore } from '../../data/react/use-store';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import * as styles from '../page/Notice.css';
import { alarmSigns } from '../page/Page';

/** Offers a newer build at a quiet time; no build activates automatically. */
export function UpdateOffer() {
  const { t } = useLingui();
  const { ready, apply } = useUpdate();
  const { stage, calls } = useStore(alarmSigns);
  const isOffered = useAfterTap(ready && stage === 'calm' && calls === 0);
  const [isPutOff, putOff] = useState(false);
  if (!isOffered || isPutOff) return null;
  return (
    <Banner
      tone="neutral"
      className={styles.banner}
      icon={<RefreshCw size={22} />}
      action={
        <Row as="span" align="stretch" justify="end">
          <Button tone="quiet" size="compact" onClick={() => putOff(true)}>{t`Later`}</Button>
          <Button size="compact" onClick={apply}>{t`Update`}</Button>
        </Row>
      }
    >
      <Trans>Update ready. Apply it when it's quiet (about 5 seconds).</Trans>
    </Banner>
  );
}
