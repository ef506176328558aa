import { useLingui } from '@lingui/react/macro';
import { NavLinks } from './NavLinks';
import * as styles from './NavRail.css';

/** The navigation of tablets and desks; a phone has a drawer instead. */
export function NavRail() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Staff pages`} className={styles.rail}>
      <p lang="en" translate="no" className={styles.wordmark}>
        Bar Bliss
      </p>
      <NavLinks look="rail" />
    </nav>
  );
}
