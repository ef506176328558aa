import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { StaffUser } from '../../data/react/staff/use-staff-session';
import { IconButton } from '../../ui/controls/IconButton';
import { LanguageToggle } from '../page/EntryPage';
import { NavDrawer, ViewSite } from './nav/NavRail';
import { useStaffPages } from './nav/staff-page';
import { SyncChip } from './SyncChip';
import * as styles from './TopBar.css';
import { UserMenu } from './UserMenu';

type TopBarProps = { user: StaffUser | null; slotRef: Ref<HTMLDivElement> };

/** Shows title, sync state and user menu. */
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

/** A section without a name has the title 'Admin Panel'. */
function useSectionTitle(): string {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = useStaffPages().find(({ to }) => path.startsWith(to));
  return section ? t(section.label) : t`Admin Panel`;
}
