import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { StaffUser } from '../../data/react/staff/use-staff-session';
import { IconButton } from '../../ui/controls/IconButton';
import { LanguageToggle } from '../page/LanguageToggle';
import { NavDrawer } from './nav/NavDrawer';
import { ViewSite } from './nav/ViewSite';
import { SyncChip } from './SyncChip';
import * as styles from './TopBar.css';
import { UserMenu } from './UserMenu';
import { useSectionTitle } from './use-section-title';

type TopBarProps = { user: StaffUser | null; slotRef: Ref<HTMLDivElement> };

/** Title, sync state and user menu. */
export function TopBar({ user, slotRef }: TopBarProps) {
  const { t } = useLingui();
  const title = useSectionTitle();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <IconButton
        label={t`Open navigation`}
        icon={<Menu aria-hidden="true" />}
        aria-haspopup="dialog"
        className={styles.phoneOnly}
        onClick={() => setDrawerOpen(true)}
      />
      <h1 className={styles.title}>{title}</h1>
      <div ref={slotRef} className={styles.slot} />
      <SyncChip />
      <div className={styles.fromTablet}>
        <ViewSite tone="quiet" />
        <LanguageToggle />
      </div>
      {user && <UserMenu user={user} />}
      <NavDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
