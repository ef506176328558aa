import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CalendarDays, ClipboardList, type LucideIcon, Utensils } from 'lucide-react';

export type NavItem = {
  to: '/admin/orders' | '/admin/reservations/tables' | '/admin/menu/items';
  label: MessageDescriptor;
  icon: LucideIcon;
};

/** The staff pages that there are, in the order of the navigation. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/admin/orders', label: msg`Orders`, icon: ClipboardList },
  { to: '/admin/reservations/tables', label: msg`Table Reservations`, icon: CalendarDays },
  { to: '/admin/menu/items', label: msg`Menu`, icon: Utensils },
];
