import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer } from '../../../ui/overlays/Drawer';
import { LanguageToggle } from '../../page/EntryPage';
import { NavLinks } from './NavLinks';
import * as styles from './NavRail.css';
import { ViewSite } from './ViewSite';

type NavDrawerProps = { isOpen: boolean; onClose: () => void };

/** Shows the phone's navigation, with items that do not fit the top bar. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen={isOpen} title={<Trans>Admin Panel</Trans>} onClose={onClose}>
      <nav aria-label={t`Staff pages`}>
        <NavLinks look="drawer" onChoose={onClose} />
      </nav>
      <div className={styles.drawerActions}>
        <ViewSite tone="outline" />
        <LanguageToggle />
      </div>
    </Drawer>
  );
}
