import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { NAV_ITEMS } from './nav-items';

/** Pages that are not in the navigation, but behind the person's menu. */
const PERSONAL: readonly { to: string; label: MessageDescriptor }[] = [
  { to: '/admin/profile', label: msg`Profile` },
  { to: '/admin/change-password', label: msg`Change Password` },
  { to: '/admin/activity-logs', label: msg`Activity Logs` },
];

/** The name of the section that is open, 'Admin Panel' where it has none. */
export function useSectionTitle(): string {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = [...NAV_ITEMS, ...PERSONAL].find(({ to }) => path.startsWith(to));
  return section ? t(section.label) : t`Admin Panel`;
}
