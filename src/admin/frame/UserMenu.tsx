import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Lock, LogOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { THEMES } from '../../data/preferences/theme';
import { lockNow, type StaffUser, useTabletLock } from '../../data/react/staff/use-staff-session';
import { useTheme } from '../../data/react/use-app';
import { useStoredLanguage } from '../../data/react/use-preferences';
import { THEME_WORDS } from '../../i18n/theme-words';
import { Menu, MenuEntries, type MenuEntry } from '../../ui/controls/Menu';
import { Text } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { barSound } from '../alarm/bar-sound';
import type { SoundState } from '../alarm/order-sound';
import { RoleBadge } from '../page/RoleBadge';
import { fullName, initials } from '../page/staff-name';
import { SignOutDialog, useSignOut } from '../sign-out/SignOutDialog';
import { useStaffPages } from './nav/staff-page';
import * as styles from './TopBar.css';

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
          <Text as="span" size="item">
            {name}
          </Text>
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

/** Languages are labelled in themselves: not translated. */
const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'tr', label: 'Türkçe', lang: 'tr' },
] as const;

/** Appearance, language and sound of this device, for the user menu. */
function useDeviceChoices(): MenuEntry[] {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useStoredLanguage();
  const sound = useSyncExternalStore(barSound.subscribe, barSound.state, (): SoundState => 'off');
  return [
    {
      kind: 'choices',
      id: 'theme',
      label: t`Appearance`,
      value: theme,
      options: THEMES.map((value) => ({ value, label: t(THEME_WORDS[value]) })),
      onChoose: (value) => setTheme(THEMES.find((theme) => theme === value) ?? 'auto'),
    },
    {
      kind: 'choices',
      id: 'language',
      label: t`Language`,
      value: language,
      options: LANGUAGES,
      onChoose: (value) => setLanguage(value === 'tr' ? 'tr' : 'en'),
    },
    {
      kind: 'choices',
      id: 'sound',
      label: sound === 'blocked' ? t`Alarm sound: blocked by the browser` : t`Alarm sound`,
      // Sound that the browser blocks is neither on nor off: choosing 'on' is the tap that unblocks it.
      value: sound,
      options: [
        { value: 'on', label: t`Sound on` },
        { value: 'off', label: t`Sound off` },
      ],
      onChoose: (value) => barSound.turn(value === 'on'),
    },
  ];
}
