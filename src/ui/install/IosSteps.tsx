import { Trans, useLingui } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import * as styles from './IosSteps.css';

export function IosSteps() {
  const { t } = useLingui();
  return (
    <ol className={styles.steps}>
      <li>
        <Trans>
          Tap Share <Share size={18} className={styles.icon} />
        </Trans>
      </li>
      <li>{t`Choose "Add to Home Screen"`}</li>
      <li>{t`Leave "Open as Web App" on, then tap Add`}</li>
    </ol>
  );
}
