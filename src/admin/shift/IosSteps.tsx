import { Trans } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import { isIos } from '../../data/preferences/ios';
import * as styles from '../page/Notice.css';
import { hasWholeScreen } from './bar-shift';

/** How an iPad takes the staff app on its home screen: there is no button for it. Nothing elsewhere. */
export function IosSteps() {
  if (!isIos() || hasWholeScreen()) return null;
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
