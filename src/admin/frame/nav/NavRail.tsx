import { useLingui } from '@lingui/react/macro';
import { PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton';
import { NavDrawer } from './NavDrawer';
import { NavLinks } from './NavLinks';
import * as styles from './NavRail.css';

/** Shows the navigation of tablets and desktops; a narrow rail expands. */
export function NavRail() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label={t`Staff pages`} className={styles.rail}>
      <p lang="en" translate="no" className={styles.wordmark}>
        Bar Bliss
      </p>
      <IconButton
        label={t`Open navigation`}
        icon={<PanelLeftOpen aria-hidden="true" />}
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={() => setOpen(true)}
      />
      <NavLinks look="rail" />
      <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}
