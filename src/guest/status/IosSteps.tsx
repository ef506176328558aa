import { Trans } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import * as text from '../../ui/theme/text.css';
import * as styles from './InstallCard.css';

/** An installed app on iOS has its own storage: this basket would not be in it. */
export function FinishFirst() {
  return (
    <p className={text.body}>
      <Trans>Finish this order first: the installed app starts with an empty cart.</Trans>
    </p>
  );
}

/** How Safari puts a site on the home screen. */
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
