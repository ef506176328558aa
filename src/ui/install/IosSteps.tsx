import { Trans } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import * as styles from './IosSteps.css';

/** Shows the install steps for Safari. */
export function IosSteps() {
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
