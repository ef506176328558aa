import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Drawer } from '../../ui/overlays/Drawer';
import { LanguageToggle } from './LanguageToggle';
import { NavLinks } from './NavLinks';
import * as styles from './NavRail.css';

type NavDrawerProps = { isOpen: boolean; onClose: () => void };

/** The navigation of a phone, with what its top bar has no room for. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen={isOpen} title={<Trans>Admin Panel</Trans>} onClose={onClose}>
      <nav aria-label={t`Staff pages`}>
        <NavLinks look="drawer" onChoose={onClose} />
      </nav>
      <div className={styles.drawerActs}>
        <LinkButton href="/" tone="outline" icon={<ExternalLink aria-hidden="true" size={20} />}>
          <Trans>View Site</Trans>
        </LinkButton>
        <LanguageToggle />
      </div>
    </Drawer>
  );
}
