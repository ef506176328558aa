import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Drawer } from '../../../ui/overlays/Drawer';
import { LanguageToggle } from '../../page/EntryPage';
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

/** Opens the guests' site outside the installed app. */
export function ViewSite({ tone }: { tone: 'quiet' | 'outline' }) {
  return (
    <LinkButton
      href="/"
      target="_blank"
      rel="noopener"
      tone={tone}
      icon={<ExternalLink aria-hidden="true" size={20} />}
    >
      <Trans>View Site</Trans>
    </LinkButton>
  );
}
