import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import {
  CircleAlert,
  CloudCheck,
  CloudOff,
  Hourglass,
  Lock,
  LogOut,
  Menu as MenuIcon,
  RefreshCw,
} from 'lucide-react';
import type { Ref } from 'react';
import { useEffect, useState } from 'react';
import { formatTime } from '#domain/venue';
import { THEMES } from '../../data/preferences/theme';
import { useTheme } from '../../data/react/use-app';
import type { Live } from '../../data/react/use-staff';
import { useLive } from '../../data/react/use-staff';
import type { StaffUser } from '../../data/react/use-staff-session';
import { lockNow, useTabletLock } from '../../data/react/use-staff-session';
import { useStoredLanguage } from '../../data/react/use-stores';
import { THEME_WORDS } from '../../i18n/theme-words';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/controls';
import type { MenuEntry } from '../../ui/controls/Menu';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { Text, VisuallyHidden } from '../../ui/layout/Flow';
import { barSound } from '../alarm/bar-sound';
import { useSoundState } from '../alarm/SoundButton';
import { fullName, initials, LanguageToggle, RoleBadge, useLastContact } from '../page/page-parts';
import { QueueDialog } from '../queue/QueueDialog';
import { askToSignIn } from '../shared/sending';
import { SignOutDialog, useSignOut } from '../sign-out/SignOutDialog';
import { NavDrawer, useStaffPages, ViewSite } from './nav/NavRail';
import * as styles from './TopBar.css';

function UserMenu({ user }: { user: StaffUser }) {
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
      icon: Icon && <Icon size={20} />,
      onSelect: () => void navigate({ to }),
    })),
    { kind: 'separator', id: 'way-out' },
    ...(hasPin
      ? [
          {
            id: 'lock',
            label: <Trans>Lock or hand over</Trans>,
            icon: <Lock size={20} />,
            onSelect: () => void lockNow(),
          },
        ]
      : []),
    {
      id: 'sign-out',
      label: <Trans>Sign Out</Trans>,
      icon: <LogOut size={20} />,
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

function useDeviceChoices(): MenuEntry[] {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useStoredLanguage();
  const sound = useSoundState();
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

const LOOK: Record<SyncState, { tone: keyof typeof styles.tone; icon: LucideIcon }> = {
  attention: { tone: 'danger', icon: CircleAlert },
  'signed-out': { tone: 'danger', icon: CircleAlert },
  offline: { tone: 'honey', icon: CloudOff },
  waiting: { tone: 'honey', icon: Hourglass },
  polling: { tone: 'calm', icon: RefreshCw },
  live: { tone: 'calm', icon: CloudCheck },
};

function SyncChip() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const lastContactAt = useLastContact();
  const { state, count } = useSyncState();
  const { tone, icon: Icon } = LOOK[state];
  const words: Record<SyncState, string> = {
    attention: t`${plural(count, { one: '# needs you', other: '# need you' })}`,
    'signed-out': t`Couldn't update`,
    // The banner reports the lost connection; the chip reports the waiting changes.
    offline: count > 0 ? t`${count} waiting` : t`Offline`,
    waiting: t`${count} waiting`,
    polling: t`Updating…`,
    live: t`Up to date`,
  };
  const lastContact = lastContactAt === null ? null : formatTime(lastContactAt);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(styles.chip, styles.tone[tone])}
        onClick={() => setOpen(true)}
      >
        <Icon size={18} />
        <VisuallyHidden>
          <Trans>Connection:</Trans>{' '}
        </VisuallyHidden>
        <span className={state === 'signed-out' ? undefined : styles.syncWords}>
          {words[state]}
        </span>
        {tone !== 'calm' && state !== 'signed-out' && count > 0 && (
          <span aria-hidden="true" className={styles.phoneOnly}>
            {count}
          </span>
        )}
        {lastContact && (
          <VisuallyHidden>
            {' '}
            <Trans>Last contact {lastContact}</Trans>
          </VisuallyHidden>
        )}
      </button>
      {/* Screen readers do not announce a change of a button's label. */}
      <VisuallyHidden>
        <span role="status">{words[state]}</span>
      </VisuallyHidden>
      {isOpen && (
        <QueueDialog
          onClose={() => setOpen(false)}
          onSignIn={() => {
            setOpen(false);
            askToSignIn();
          }}
        />
      )}
    </>
  );
}

/** Lists the sync states, the most urgent first. */
type SyncState = 'attention' | 'signed-out' | 'offline' | 'waiting' | 'polling' | 'live';

type Shown = { state: SyncState; count: number };

// A quick send neither flickers nor causes an announcement.
const SETTLE_MS = 800;

function useSyncState(): Shown {
  const live = useLive();
  const state = syncStateOf(live);
  const count = live.attention > 0 ? live.attention : live.waiting;
  const [shown, setShown] = useState<Shown>({ state, count });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ state, count }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [state, count]);
  return shown;
}

function syncStateOf({ state, waiting, attention }: Live): SyncState {
  if (attention > 0) return 'attention';
  const isConnected = state === 'live' || state === 'polling';
  return isConnected && waiting > 0 ? 'waiting' : state;
}

type TopBarProps = { user: StaffUser | null; slotRef: Ref<HTMLDivElement> };

export function TopBar({ user, slotRef }: TopBarProps) {
  const { t } = useLingui();
  const title = useSectionTitle();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isBoard = useLocation({ select: ({ pathname }) => pathname === '/admin/orders' });
  return (
    <header className={classNames(styles.bar, isBoard && styles.packed)}>
      <IconButton
        label={t`Open navigation`}
        icon={<MenuIcon />}
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
