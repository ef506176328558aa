import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClipboardList, type LucideIcon } from 'lucide-react';

export type NavItem = { to: '/admin/orders'; label: MessageDescriptor; icon: LucideIcon };

/** The staff pages that there are, in the order of the navigation. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/admin/orders', label: msg`Orders`, icon: ClipboardList },
];
