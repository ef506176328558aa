import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { ExternalLink, PanelLeftOpen } from 'lucide-react';
import { useId, useState } from 'react';
import type { Ability } from '#domain/roles';
import { may } from '#domain/roles';
import { useUnreadMessages } from '../../../data/react/use-staff';
import { useStaffSession } from '../../../data/react/use-staff-session';
import { IconButton } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Row, Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { drawer } from '../../../ui/overlays/Drawer.css';
import { LanguageToggle } from '../../page/page-parts';
import * as styles from './NavRail.css';

/** What the frame shows of a page. A page without it has the title of the page above it. */
export type StaffPage = {
  label: MessageDescriptor;
  short?: MessageDescriptor;
  /** Adjacent pages of a group share a heading. */
  group?: MessageDescriptor;
  icon?: LucideIcon;
  menu?: 'navigation' | 'person';
  /** The role needs this ability; without the field every role sees the link. */
  need?: Ability;
  hasUnread?: true;
};

export type LinkedPage = StaffPage & { to: string };

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
  interface StaticDataRouteOption {
    page?: StaffPage;
  }
}

/** Returns the pages in the order of the route tree. */
export function useStaffPages(): readonly LinkedPage[] {
  const { routesById } = useRouter();
  return linkedPages(Object.values(routesById));
}

type PageRoute = { fullPath: string; options: { staticData?: { page?: StaffPage } } };

export function linkedPages(routes: readonly PageRoute[]): LinkedPage[] {
  return routes.flatMap(({ fullPath, options }) =>
    options.staticData?.page ? [{ ...options.staticData.page, to: fullPath }] : [],
  );
}

type NavGroup = { heading: MessageDescriptor | null; items: LinkedPage[] };

/** Groups the pages; a page without a group stands alone. */
export function navGroups(pages: readonly LinkedPage[]): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (page.group && last?.heading?.id === page.group.id) last.items.push(page);
    else groups.push({ heading: page.group ?? null, items: [page] });
  }
  return groups;
}

type NavLinksProps = { look: 'rail' | 'drawer'; onChoose?: () => void };

function NavLinks({ look, onChoose }: NavLinksProps) {
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
      {Icon && <Icon size={24} />}
      {isRail && <span className={styles.narrow}>{t(short)}</span>}
      <span className={isRail ? styles.wide : undefined}>{t(label)}</span>
      {hasUnread && <UnreadCount />}
    </Link>
  );
}

const MOST_SHOWN = 99;

function UnreadCount() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <span lang="tr" aria-hidden="true">
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </span>
  );
}

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
        icon={<PanelLeftOpen />}
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={() => setOpen(true)}
      />
      <NavLinks look="rail" />
      <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  );
}

/** Shows the phone's navigation, with items that do not fit the top bar. */
export function NavDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} title={t`Admin Panel`} look={drawer} onClose={onClose}>
      <nav aria-label={t`Staff pages`}>
        <NavLinks look="drawer" onChoose={onClose} />
      </nav>
      <Row wrap={false} className={styles.drawerActions}>
        <ViewSite tone="outline" />
        <LanguageToggle />
      </Row>
    </Dialog>
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
      icon={<ExternalLink size={20} />}
    >
      <Trans>View Site</Trans>
    </LinkButton>
  );
}
