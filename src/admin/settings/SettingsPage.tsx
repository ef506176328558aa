import { Trans, useLingui } from '@lingui/react/macro';
import { SETTING_GROUPS, type SettingGroup } from '#domain/settings/setting';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import { isSettingKey, type Setting, settingOf } from '#domain/settings/settings';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useNet } from '../../data/react/use-net';
import { classNames } from '../../ui/class-names';
import * as chips from '../../ui/controls/Chip.css';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Hint } from '../../ui/layout/Flow';
import { scrollToElement } from '../../ui/layout/scroll-to';
import { usePageTitle } from '../page/use-page-title';
import { NotAllowed } from '../shared/NotAllowed';
import { ReadingFailed, UpdatedStamp } from '../shared/Read';
import { MailCheck } from './MailCheck';
import { ReadOnlySetting, SettingCard } from './SettingCard';
import * as styles from './Settings.css';
import { GROUP_WORDS } from './setting-words';

const EVERY_MS = 30_000;

/** Shows the venue's settings in groups and saves each separately. */
export function SettingsPage() {
  const { t } = useLingui();
  usePageTitle(t`Settings · Bar Bliss`);
  const { user } = useStaffSession();
  const isOffline = useNet().state === 'offline';
  const list = useStaffFigures<{ settings: Setting[] }>('/api/admin/settings', EVERY_MS);
  if (list.fault === 'forbidden') return <NotAllowed />;
  // A newer server may have settings that this build does not know.
  const known = user && list.value?.settings.filter(({ key }) => isSettingKey(key));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Hint>
          <Trans>Changes count at once; guests' open pages follow within a minute.</Trans>
        </Hint>
        <UpdatedStamp at={list.at} hasFailed={list.fault !== null} />
      </div>
      {isOffline && (
        <Hint role="status">
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </Hint>
      )}
      {list.fault && <ReadingFailed isAsking={list.isAsking} onRetry={list.again} />}
      {!known && !list.fault && (
        <div role="status" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {known && (
        <>
          <GroupLinks />
          {SETTING_GROUPS.map((group) => (
            <Group
              key={group}
              group={group}
              role={user.role}
              settings={known}
              onChanged={list.again}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** Links to each group of the long page. */
function GroupLinks() {
  const { t } = useLingui();
  function goTo(group: SettingGroup) {
    const heading = document.getElementById(headingOf(group));
    scrollToElement(heading);
    heading?.focus({ preventScroll: true });
  }
  return (
    <nav
      aria-label={t`Groups of settings`}
      className={classNames(chips.row, chips.bleed, styles.links)}
    >
      {SETTING_GROUPS.map((group) => (
        <button key={group} type="button" className={chips.chip} onClick={() => goTo(group)}>
          {t(GROUP_WORDS[group])}
        </button>
      ))}
    </nav>
  );
}

function headingOf(group: SettingGroup): string {
  return `settings-${group}`;
}

type GroupProps = {
  group: SettingGroup;
  role: string;
  settings: readonly Setting[];
  onChanged: () => void;
};

function Group({ group, role, settings, onChanged }: GroupProps) {
  const { t } = useLingui();
  const id = headingOf(group);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {t(GROUP_WORDS[group])}
      </h2>
      <div className={styles.cards}>
        {settings
          .filter(({ key }) => settingOf(key).group === group)
          .map((setting) =>
            mayChangeSetting(role, setting.key) ? (
              <SettingCard key={setting.key} setting={setting} onChanged={onChanged} />
            ) : (
              <ReadOnlySetting key={setting.key} setting={setting} />
            ),
          )}
        {group === 'mail' && <MailCheck about={versionsOf(group, settings)} />}
      </div>
    </section>
  );
}

/** The number grows with each change of the group. */
function versionsOf(group: SettingGroup, settings: readonly Setting[]): number {
  const own = settings.filter(({ key }) => settingOf(key).group === group);
  return own.reduce((sum, { v }) => sum + v, 0);
}
