import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Lock, LogOut } from 'lucide-react';
import type { StaffUser } from '../../data/react/staff/use-staff-session';
import { lockNow, useTabletLock } from '../../data/react/staff/use-tablet-lock';
import { Menu, MenuEntries, type MenuEntry } from '../../ui/controls/Menu';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { RoleBadge } from '../page/RoleBadge';
import { fullName, initials } from '../page/staff-name';
import { SignOutDialog } from '../sign-out/SignOutDialog';
import { useSignOut } from '../sign-out/use-sign-out';
import { useStaffPages } from './nav/staff-page';
import * as styles from './UserMenu.css';
import { useDeviceChoices } from './use-device-choices';

/** Shows the signed-in person's menu. */
export function UserMenu({ user }: { user: StaffUser }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { hasPin } = useTabletLock();
  const deviceChoices = useDeviceChoices();
  const pages = useStaffPages().filter(({ menu }) => menu === 'person');
  const name = fullName(user);
  const entries: MenuEntry[] = [
    {
      kind: 'heading',
      id: 'person',
      label: (
        <div className={styles.person}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{user.email}</span>
          <RoleBadge role={user.role} />
        </div>
      ),
    },
    { kind: 'separator', id: 'line' },
    ...deviceChoices,
    { kind: 'separator', id: 'pages' },
    ...pages.map(({ to, label, icon: Icon }) => ({
      id: to,
      label: t(label),
      icon: Icon && <Icon aria-hidden="true" size={20} />,
      onSelect: () => void navigate({ to }),
    })),
    { kind: 'separator', id: 'way-out' },
    ...(hasPin
      ? [
          {
            id: 'lock',
            label: <Trans>Lock or hand over</Trans>,
            icon: <Lock aria-hidden="true" size={20} />,
            onSelect: () => void lockNow(),
          },
        ]
      : []),
    {
      id: 'sign-out',
      label: <Trans>Sign Out</Trans>,
      icon: <LogOut aria-hidden="true" size={20} />,
      onSelect: () => signOut.leave('send'),
    },
  ];
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={styles.initials}>
            <span lang="tr">{initials(user)}</span>
            <VisuallyHidden>{t`: account of ${name}`}</VisuallyHidden>
          </button>
        }
      >
        <MenuEntries entries={entries} />
      </Menu>
      {signOut.isAsking && <SignOutDialog signOut={signOut} />}
    </>
  );
}
