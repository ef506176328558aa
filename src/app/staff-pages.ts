import { msg } from '@lingui/core/macro';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  Armchair,
  Calculator,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  GlassWater,
  History,
  IdCard,
  KeyRound,
  LayoutDashboard,
  LayoutList,
  Mail,
  Megaphone,
  Package,
  PencilRuler,
  Printer,
  ReceiptText,
  Settings,
  Truck,
  UserRound,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import { staffHome } from '../data/react/use-staff-session';
import { StaffErrorPage } from './StaffErrorPage';

type StaffPage = NonNullable<StaticDataRouteOption['page']>;

const RESERVATIONS = msg`Reservations`;
const MENU = msg`Menu Management`;

const dashboardPage = lazyRouteComponent(
  () => import('../admin/dashboard/DashboardPage'),
  'DashboardPage',
);

const rootRoute = createRootRoute({ errorComponent: StaffErrorPage });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/login',
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  component: lazyRouteComponent(() => import('../admin/sign-in/LoginPage'), 'LoginPage'),
  errorComponent: StaffErrorPage,
});

/** A person who opens an invitation has no session so far. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/invitation',
  component: lazyRouteComponent(() => import('../admin/staff/InvitationPage'), 'InvitationPage'),
  errorComponent: StaffErrorPage,
});

/** Shows the frame of all staff pages; without a session redirects to the sign-in page. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('../admin/frame/AdminShell'), 'AdminShell'),
  errorComponent: StaffErrorPage,
});

/** An order's URL opens its panel on the board. */
const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id',
  beforeLoad({ params: { id } }) {
    throw redirect({ href: `/admin/orders?${new URLSearchParams({ id })}`, replace: true });
  },
});

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  async beforeLoad() {
    throw redirect({ href: await staffHome(), replace: true });
  },
});

/** The table of all staff pages: path, part, and what the frame shows. The navigation keeps this order. */
export const staffPages = rootRoute.addChildren([
  loginRoute,
  invitationRoute,
  shellRoute.addChildren([
    startRoute,
    page('/dashboard', dashboardPage, inNav(msg`Dashboard`, { icon: LayoutDashboard })),
    page(
      '/orders',
      lazyRouteComponent(() => import('../admin/orders/board/OrdersPage'), 'OrdersPage'),
      inNav(msg`Orders`, { icon: ClipboardList }),
    ),
    page(
      '/orders/history',
      lazyRouteComponent(
        () => import('../admin/orders/history/OrderHistoryPage'),
        'OrderHistoryPage',
      ),
    ),
    page(
      '/orders/new',
      lazyRouteComponent(() => import('../admin/pad/PadPage'), 'PadPage'),
    ),
    orderRoute,
    page(
      '/bills',
      lazyRouteComponent(() => import('../admin/bills/BillsPage'), 'BillsPage'),
      inNav(msg`Open bills`, { short: msg`Bills`, icon: ReceiptText }),
    ),
    page(
      '/reservations/tables',
      lazyRouteComponent(
        () => import('../admin/bookings/pages/TableBookingsPage'),
        'TableBookingsPage',
      ),
      inNav(msg`Table Reservations`, {
        short: msg`Bookings`,
        group: RESERVATIONS,
        icon: CalendarDays,
      }),
    ),
    page(
      '/reservations/brunch',
      lazyRouteComponent(() => import('../admin/bookings/pages/BrunchesPage'), 'BrunchesPage'),
      inNav(msg`Bottomless Brunch`, {
        short: msg`Brunch`,
        group: RESERVATIONS,
        icon: GlassWater,
      }),
    ),
    page(
      '/floor',
      lazyRouteComponent(() => import('../admin/tables/plan/TablePlanPage'), 'TablePlanPage'),
      inNav(msg`Floor`, { icon: Armchair }),
    ),
    page(
      '/tables',
      lazyRouteComponent(() => import('../admin/tables/editor/TablesPage'), 'TablesPage'),
      inNav(msg`Tables`, { icon: PencilRuler }),
    ),
    page(
      '/printers',
      lazyRouteComponent(() => import('../admin/printers/PrintersPage'), 'PrintersPage'),
      inNav(msg`Printers`, { icon: Printer, need: 'settings.read' }),
    ),
    page(
      '/menu/categories',
      lazyRouteComponent(() => import('../admin/menu/edit/CategoriesPage'), 'CategoriesPage'),
      inNav(msg`Categories`, { group: MENU, icon: LayoutList, need: 'menu.change' }),
    ),
    page(
      '/menu/items',
      lazyRouteComponent(() => import('../admin/menu/MenuItemsPage'), 'MenuItemsPage'),
      inNav(msg`Items`, { short: msg`Menu`, group: MENU, icon: Utensils }),
    ),
    page(
      '/menu/items/edit',
      lazyRouteComponent(() => import('./MenuEditorRoute'), 'MenuEditorRoute'),
    ),
    page(
      '/menu/items/schedule',
      lazyRouteComponent(() => import('../admin/menu/edit/CategoriesPage'), 'SchedulePage'),
    ),
    page(
      '/customers',
      lazyRouteComponent(() => import('../admin/customers/CustomersPage'), 'CustomersPage'),
      inNav(msg`Customers`, { icon: Users, need: 'customers.read' }),
    ),
    page(
      '/staff',
      lazyRouteComponent(() => import('../admin/staff/StaffPage'), 'StaffPage'),
      inNav(msg`Staff`, { icon: IdCard, need: 'staff.read' }),
    ),
    page(
      '/inventory',
      lazyRouteComponent(() => import('../admin/inventory/InventoryPage'), 'InventoryPage'),
      inNav(msg`Inventory`, { icon: Package, need: 'inventory.read' }),
    ),
    page(
      '/inventory/recipes',
      lazyRouteComponent(() => import('../admin/inventory/recipes/RecipesPage'), 'RecipesPage'),
    ),
    page(
      '/inventory/order-list',
      lazyRouteComponent(
        () => import('../admin/inventory/ordering/OrderListPage'),
        'OrderListPage',
      ),
    ),
    page(
      '/inventory/count',
      lazyRouteComponent(() => import('../admin/inventory/count/CountPage'), 'CountPage'),
    ),
    page(
      '/suppliers',
      lazyRouteComponent(() => import('../admin/suppliers/SuppliersPage'), 'SuppliersPage'),
      inNav(msg`Suppliers`, { icon: Truck, need: 'suppliers.read' }),
    ),
    page(
      '/financials',
      lazyRouteComponent(() => import('../admin/financials/FinancialsPage'), 'FinancialsPage'),
      inNav(msg`Financials`, { icon: Wallet, need: 'money.read' }),
    ),
    page(
      '/day',
      lazyRouteComponent(() => import('../admin/financials/day/CloseOfDayPage'), 'CloseOfDayPage'),
      inNav(msg`End of day`, { icon: Calculator, need: 'till.count' }),
    ),
    page(
      '/marketing',
      lazyRouteComponent(() => import('../admin/marketing/MarketingPage'), 'MarketingPage'),
      inNav(msg`Marketing`, { icon: Megaphone, need: 'marketing.read' }),
    ),
    page(
      '/contact-messages',
      lazyRouteComponent(() => import('../admin/messages/MessagesPage'), 'MessagesPage'),
      inNav(msg`Contact Messages`, {
        short: msg`Messages`,
        icon: Mail,
        need: 'messages.read',
        hasUnread: true,
      }),
    ),
    page(
      '/settings',
      lazyRouteComponent(() => import('../admin/settings/SettingsPage'), 'SettingsPage'),
      inNav(msg`Settings`, { icon: Settings, need: 'settings.read' }),
    ),
    page(
      '/shift',
      lazyRouteComponent(() => import('../admin/shift/ShiftPage'), 'ShiftPage'),
      inNav(msg`Shift`, { icon: ClipboardCheck }),
    ),
    // The dashboard, the shift report and the financials link to the card payments.
    page(
      '/payments',
      lazyRouteComponent(() => import('../admin/payments/PaymentsPage'), 'PaymentsPage'),
      { label: msg`Card payments` },
    ),
    page(
      '/profile',
      lazyRouteComponent(() => import('../admin/account/ProfilePage'), 'ProfilePage'),
      { label: msg`Profile`, icon: UserRound, menu: 'person' },
    ),
    page(
      '/change-password',
      lazyRouteComponent(() => import('../admin/account/ChangePasswordPage'), 'ChangePasswordPage'),
      { label: msg`Change Password`, icon: KeyRound, menu: 'person' },
    ),
    page(
      '/activity-logs',
      lazyRouteComponent(() => import('../admin/activity/ActivityPage'), 'ActivityPage'),
      { label: msg`Activity Logs`, icon: History, menu: 'person' },
    ),
    // Any other staff URL shows the dashboard.
    page('/$', dashboardPage),
  ]),
]);

function page<const Path extends string>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
  shown?: StaffPage,
) {
  const staticData = { ...(shown && { page: shown }) };
  return createRoute({ getParentRoute: () => shellRoute, path, component, staticData });
}

function inNav(label: StaffPage['label'], rest: Omit<StaffPage, 'label' | 'menu'>): StaffPage {
  return { label, menu: 'navigation', ...rest };
}
