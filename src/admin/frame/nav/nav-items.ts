import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Armchair,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  GlassWater,
  LayoutDashboard,
  LayoutList,
  type LucideIcon,
  PencilRuler,
  Truck,
  Utensils,
} from 'lucide-react';
import type { Ability } from '#domain/staff/roles';

export type NavItem = {
  to:
    | '/admin/dashboard'
    | '/admin/orders'
    | '/admin/reservations/tables'
    | '/admin/reservations/brunch'
    | '/admin/floor'
    | '/admin/tables'
    | '/admin/menu/categories'
    | '/admin/menu/items'
    | '/admin/suppliers'
    | '/admin/shift';
  label: MessageDescriptor;
  /** What it is called where there is little room, under its picture. */
  short?: MessageDescriptor;
  /** Neighbours of one group stand under its heading. */
  group?: MessageDescriptor;
  icon: LucideIcon;
  /** What a role needs to open it; missing: every role may. */
  need?: Ability;
};

const RESERVATIONS = msg`Reservations`;
const MENU = msg`Menu Management`;

/** The staff pages that there are, in the order of the navigation. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/admin/dashboard', label: msg`Dashboard`, icon: LayoutDashboard },
  { to: '/admin/orders', label: msg`Orders`, icon: ClipboardList },
  {
    to: '/admin/reservations/tables',
    label: msg`Table Reservations`,
    short: msg`Bookings`,
    group: RESERVATIONS,
    icon: CalendarDays,
  },
  {
    to: '/admin/reservations/brunch',
    label: msg`Bottomless Brunch`,
    short: msg`Brunch`,
    group: RESERVATIONS,
    icon: GlassWater,
  },
  { to: '/admin/floor', label: msg`Floor`, icon: Armchair },
  { to: '/admin/tables', label: msg`Tables`, icon: PencilRuler },
  {
    to: '/admin/menu/categories',
    label: msg`Categories`,
    group: MENU,
    icon: LayoutList,
    need: 'menu.change',
  },
  {
    to: '/admin/menu/items',
    label: msg`Items`,
    short: msg`Menu`,
    group: MENU,
    icon: Utensils,
  },
  { to: '/admin/suppliers', label: msg`Suppliers`, icon: Truck, need: 'suppliers.read' },
  { to: '/admin/shift', label: msg`Shift`, icon: ClipboardCheck },
];

export type NavGroup = { heading: MessageDescriptor | null; items: NavItem[] };

/** The same, neighbours of one group together; a page without a group stands for itself. */
export function navGroups(items: readonly NavItem[]): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.group && last?.heading?.id === item.group.id) last.items.push(item);
    else groups.push({ heading: item.group ?? null, items: [item] });
  }
  return groups;
}
