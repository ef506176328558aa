import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Armchair,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  GlassWater,
  IdCard,
  LayoutDashboard,
  LayoutList,
  type LucideIcon,
  Mail,
  Megaphone,
  Package,
  PencilRuler,
  Settings,
  Truck,
  Users,
  Utensils,
  Wallet,
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
    | '/admin/inventory'
    | '/admin/suppliers'
    | '/admin/customers'
    | '/admin/staff'
    | '/admin/financials'
    | '/admin/marketing'
    | '/admin/contact-messages'
    | '/admin/settings'
    | '/admin/shift';
  label: MessageDescriptor;
  /** The short name stands under the icon. */
  short?: MessageDescriptor;
  /** Adjacent items of a group share a heading. */
  group?: MessageDescriptor;
  icon: LucideIcon;
  /** The role needs this ability; without the field every role sees the item. */
  need?: Ability;
  /** Shows how many messages are unread. */
  hasUnread?: true;
};

const RESERVATIONS = msg`Reservations`;
const MENU = msg`Menu Management`;

/** Lists the staff pages in navigation order. */
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
  { to: '/admin/customers', label: msg`Customers`, icon: Users, need: 'customers.read' },
  { to: '/admin/staff', label: msg`Staff`, icon: IdCard, need: 'staff.read' },
  { to: '/admin/inventory', label: msg`Inventory`, icon: Package, need: 'inventory.read' },
  { to: '/admin/suppliers', label: msg`Suppliers`, icon: Truck, need: 'suppliers.read' },
  { to: '/admin/financials', label: msg`Financials`, icon: Wallet, need: 'money.read' },
  { to: '/admin/marketing', label: msg`Marketing`, icon: Megaphone, need: 'marketing.read' },
  {
    to: '/admin/contact-messages',
    label: msg`Contact Messages`,
    short: msg`Messages`,
    icon: Mail,
    need: 'messages.read',
    hasUnread: true,
  },
  { to: '/admin/settings', label: msg`Settings`, icon: Settings, need: 'settings.read' },
  { to: '/admin/shift', label: msg`Shift`, icon: ClipboardCheck },
];

export type NavGroup = { heading: MessageDescriptor | null; items: NavItem[] };

/** Groups the items; an item without a group stands alone. */
export function navGroups(items: readonly NavItem[]): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.group && last?.heading?.id === item.group.id) last.items.push(item);
    else groups.push({ heading: item.group ?? null, items: [item] });
  }
  return groups;
}
