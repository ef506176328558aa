import { Trans, useLingui } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCart } from '../../data/react/use-cart';
import { Button } from '../../ui/controls/Button';
import { Inline } from '../../ui/layout/Inline';
import { Stack } from '../../ui/layout/Stack';
import * as text from '../../ui/theme/text.css';
import * as styles from './InstallCard.css';
import {
  acceptInstallOffer,
  installOffer,
  snoozeInstallOffer,
  subscribeToInstallOffer,
} from './install-offer';

/** Offers a place on the home screen, where the browser lets us and nothing more urgent is going on. */
export function InstallCard() {
  const { t } = useLingui();
  const { count } = useCart();
  const offer = useSyncExternalStore(subscribeToInstallOffer, installOffer, () => 'none' as const);
  if (offer === 'none') return null;
  if (offer === 'installed') {
    return (
      <p role="status" className={styles.card}>
        <Trans>Installed. Find Bar Bliss on your home screen.</Trans>
      </p>
    );
  }
  return (
    <section aria-label={t`Install`} className={styles.card}>
      <Stack gap={12}>
        <h2 className={text.title}>
          <Trans>Keep Bar Bliss on your home screen</Trans>
        </h2>
        <p className={text.body}>
          <Trans>Opens at once, works on a weak signal. No app store.</Trans>
        </p>
        {offer === 'ios' && (count > 0 ? <FinishFirst /> : <IosSteps />)}
        <Inline gap={8}>
          {offer === 'prompt' && (
            <Button tone="tonal" onClick={() => void acceptInstallOffer()}>
              <Trans>Install</Trans>
            </Button>
          )}
          <Button tone="quiet" onClick={() => snoozeInstallOffer(Date.now())}>
            <Trans>Not now</Trans>
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

/** An installed app on iOS has its own storage: this basket would not be in it. */
function FinishFirst() {
  return (
    <p className={text.body}>
      <Trans>Finish this order first: the installed app starts with an empty basket.</Trans>
    </p>
  );
}

function IosSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <Trans>
          Tap Share <Share aria-hidden="true" size={18} className={styles.icon} />
        </Trans>
      </li>
      <li>
        <Trans>Choose "Add to Home Screen"</Trans>
      </li>
      <li>
        <Trans>Leave "Open as Web App" on, then tap Add</Trans>
      </li>
    </ol>
  );
}
