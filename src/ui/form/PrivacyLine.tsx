import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Hint } from '../layout/Flow';
import { link } from '../theme/link.css';

/** Tells the purpose of the personal data and links to the privacy notice. */
export function PrivacyLine({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Hint>
      {children}{' '}
      <a className={link} href={`/legal/privacy?lang=${i18n.locale}`}>
        <Trans>How we use your details</Trans>
      </a>
    </Hint>
  );
}
