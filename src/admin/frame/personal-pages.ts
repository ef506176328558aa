import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { History, KeyRound, type LucideIcon, UserRound } from 'lucide-react';

type PersonalPage = {
  to: '/admin/profile' | '/admin/change-password' | '/admin/activity-logs';
  label: MessageDescriptor;
  icon: LucideIcon;
};

/** Only the user menu links to these pages. */
export const PERSONAL_PAGES: readonly PersonalPage[] = [
  { to: '/admin/profile', label: msg`Profile`, icon: UserRound },
  { to: '/admin/change-password', label: msg`Change Password`, icon: KeyRound },
  { to: '/admin/activity-logs', label: msg`Activity Logs`, icon: History },
];
