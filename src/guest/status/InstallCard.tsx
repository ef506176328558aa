import { useLingui } from '@lingui/react/macro';
import { useInstall } from '../../data/react/use-app';
import { useCart } from '../../data/react/use-cart';
import { Button } from '../../ui/controls/Button';
import { IosSteps } from '../../ui/install/IosSteps';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { FinishFirst } from './FinishFirst';
import * as styles from './InstallCard.css';
import { snoozeInstall, useInstallWay } from './use-install-way';

export function InstallCard() {
  const { t } = useLingui();
  const { install } = useInstall();
  const { count } = useCart();
  const way = useInstallWay();
  if (way === 'none') return null;
  return (
    <section aria-label={t`Install`} className={styles.card}>
      <Stack gap={12}>
        <h2 className={text.title}>{t`Keep Bar Bliss on your home screen`}</h2>
        <p className={text.body}>{t`Opens at once, works on a weak signal. No app store.`}</p>
        {way === 'ios' && (count > 0 ? <FinishFirst /> : <IosSteps />)}
        <Row gap={8}>
          {way === 'prompt' && (
            <Button tone="tonal" onClick={() => void install()}>{t`Install`}</Button>
          )}
          <Button tone="quiet" onClick={() => snoozeInstall(Date.now())}>{t`Not now`}</Button>
        </Row>
      </Stack>
    </section>
  );
}
