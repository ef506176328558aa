import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { link } from '../theme/link.css';
import * as styles from './PrivacyLine.css';

/** Tells the purpose of the personal data and links to the privacy notice. */
export function PrivacyLine({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.line}>
      {children}{' '}
      <a className={link} href={`/legal/privacy?lang=${i18n.locale}`}>
        <Trans>How we use your details</Trans>
      </a>
    </p>
  );
}
