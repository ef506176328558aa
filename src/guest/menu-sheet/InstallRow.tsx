import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useInstall } from '../../data/react/preferences/use-install';
import { useCart } from '../../data/react/use-cart';
import { IosSteps } from '../../ui/install/IosSteps';
import { FinishFirst } from '../status/FinishFirst';
import { useInstallOffer } from '../status/use-install-way';
import * as styles from './MenuSheet.css';

/** Offers installation even after "not now"; hides itself where installation is impossible. */
export function InstallRow() {
  const { install } = useInstall();
  const { count } = useCart();
  const offer = useInstallOffer();
  switch (offer) {
    case 'none':
      return null;
    case 'prompt':
      return (
        <button type="button" className={styles.row} onClick={() => void install()}>
          <Download aria-hidden="true" size={20} />
          <Trans>Install the app</Trans>
        </button>
      );
    case 'ios':
      return (
        <details>
          <summary className={styles.row}>
            <Download aria-hidden="true" size={20} />
            <Trans>Install the app</Trans>
          </summary>
          {count > 0 ? <FinishFirst /> : <IosSteps />}
        </details>
      );
  }
}
