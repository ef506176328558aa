import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { SiteWords } from '../../../i18n/LazyWords';
import { classNames } from '../../../ui/class-names';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { lazyPart } from '../../../ui/layout/lazy-part';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import * as styles from './HelpPart.css';
import { screenOnly } from './OrderFrame.css';

// The optional part loads when the phone is online.
const HelpLinks = lazyPart(() => import('../../venue/HelpLinks').then((part) => part.HelpLinks));

/** Shows contact and order code, collapsed. */
export function HelpPart({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <details className={classNames(screenOnly, styles.fold)}>
      <summary className={styles.summary}>
        <h2 className={text.title}>{t`Need help?`}</h2>
        <ChevronDown aria-hidden="true" size={24} className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <p className={text.body}>
          <Trans>
            Ask the team and tell them your order code: <strong translate="no">{code}</strong>
          </Trans>
        </p>
        <Suspense fallback={null}>
          <SiteWords>
            <HelpLinks look="buttons" />
          </SiteWords>
        </Suspense>
        <LinkButton asChild tone="outline" icon={<MapPin aria-hidden="true" size={20} />}>
          <Link to="/" hash="contact">{t`Where to find us`}</Link>
        </LinkButton>
      </div>
    </details>
  );
}
