import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { may } from '#domain/staff/roles';
import { useUnreadMessages } from '../../../data/react/staff/use-staff-rows';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { Stack } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import * as styles from './NavRail.css';
import { type LinkedPage, type NavGroup, navGroups, useStaffPages } from './staff-page';
import { unread as style } from './UnreadCount.css';

type NavLinksProps = { look: 'rail' | 'drawer'; onChoose?: () => void };

export function NavLinks({ look, onChoose }: NavLinksProps) {
  const { user } = useStaffSession();
  const open = useStaffPages().filter(
    ({ menu, need }) => menu === 'navigation' && (!need || (user !== null && may(user.role, need))),
  );
  return (
    <Stack as="ul" gap={4}>
      {navGroups(open).map((group) => (
        <Stack as="li" gap={4} key={group.items[0]?.to}>
          {group.heading ? (
            <Group group={group} look={look} onChoose={onChoose} />
          ) : (
            group.items.map((item) => (
              <Entry key={item.to} item={item} look={look} onChoose={onChoose} />
            ))
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function Group({ group: { heading, items }, ...rest }: NavLinksProps & { group: NavGroup }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <p id={id} className={rest.look === 'rail' ? styles.railHeading : styles.drawerHeading}>
        {heading && t(heading)}
      </p>
      <Stack as="ul" gap={4} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.to}>
            <Entry item={item} {...rest} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function Entry({ item, look, onChoose }: NavLinksProps & { item: LinkedPage }) {
  const { t } = useLingui();
  const { to, label, short = label, icon: Icon, hasUnread } = item;
  const isRail = look === 'rail';
  return (
    <Link to={to} onClick={onChoose} className={isRail ? styles.railLink : styles.drawerLink}>
      {Icon && <Icon aria-hidden="true" size={24} />}
      {isRail && <span className={styles.narrow}>{t(short)}</span>}
      <span className={isRail ? styles.wide : undefined}>{t(label)}</span>
      {hasUnread && <UnreadCount />}
    </Link>
  );
}

const MOST_SHOWN = 99;

/** Shows the number of unread messages beside their page's name. */
function UnreadCount() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <span className={style}>
      <span lang="tr" aria-hidden="true">
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </span>
  );
}
