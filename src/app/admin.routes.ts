import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { marketingRoute } from './marketing.route';
import { invitationRoute, loginRoute, rootRoute, shellRoute } from './shell.routes';

const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  component: lazyRouteComponent(() => import('../admin/orders/board/OrdersPage'), 'OrdersPage'),
});

const tableBookingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reservations/tables',
  component: lazyRouteComponent(
    () => import('../admin/table-bookings/TableBookingsPage'),
    'TableBookingsPage',
  ),
});

const brunchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reservations/brunch',
  component: lazyRouteComponent(() => import('../admin/brunch/BrunchesPage'), 'BrunchesPage'),
});

const tablePlanRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/floor',
  component: lazyRouteComponent(
    () => import('../admin/tables/plan/TablePlanPage'),
    'TablePlanPage',
  ),
});

const tablesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tables',
  component: lazyRouteComponent(() => import('../admin/tables/editor/TablesPage'), 'TablesPage'),
});

const orderHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/history',
  component: lazyRouteComponent(
    () => import('../admin/orders/history/OrderHistoryPage'),
    'OrderHistoryPage',
  ),
});

/** An order's URL opens its panel on the board. */
const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id',
  beforeLoad({ params: { id } }) {
    throw redirect({ href: `/admin/orders?${new URLSearchParams({ id })}`, replace: true });
  },
});

const shiftRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shift',
  component: lazyRouteComponent(() => import('../admin/shift/ShiftPage'), 'ShiftPage'),
});

const menuEditorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/menu/items/edit',
  component: lazyRouteComponent(() => import('./MenuEditorRoute'), 'MenuEditorRoute'),
});

const menuScheduleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/menu/items/schedule',
  component: lazyRouteComponent(() => import('../admin/menu/edit/SchedulePage'), 'SchedulePage'),
});

const categoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/menu/categories',
  component: lazyRouteComponent(
    () => import('../admin/menu/edit/CategoriesPage'),
    'CategoriesPage',
  ),
});

const inventoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventory',
  component: lazyRouteComponent(() => import('../admin/inventory/InventoryPage'), 'InventoryPage'),
});

const recipesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventory/recipes',
  component: lazyRouteComponent(
    () => import('../admin/inventory/recipes/RecipesPage'),
    'RecipesPage',
  ),
});

const orderListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventory/order-list',
  component: lazyRouteComponent(
    () => import('../admin/inventory/ordering/OrderListPage'),
    'OrderListPage',
  ),
});

const countRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventory/count',
  component: lazyRouteComponent(() => import('../admin/inventory/count/CountPage'), 'CountPage'),
});

const suppliersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/suppliers',
  component: lazyRouteComponent(() => import('../admin/suppliers/SuppliersPage'), 'SuppliersPage'),
});

const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  component: lazyRouteComponent(() => import('../admin/customers/CustomersPage'), 'CustomersPage'),
});

const staffRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/staff',
  component: lazyRouteComponent(() => import('../admin/staff/StaffPage'), 'StaffPage'),
});

const financialsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/financials',
  component: lazyRouteComponent(
    () => import('../admin/financials/FinancialsPage'),
    'FinancialsPage',
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments',
  component: lazyRouteComponent(() => import('../admin/payments/PaymentsPage'), 'PaymentsPage'),
});

const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contact-messages',
  component: lazyRouteComponent(() => import('../admin/messages/MessagesPage'), 'MessagesPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../admin/settings/SettingsPage'), 'SettingsPage'),
});

const menuItemsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/menu/items',
  component: lazyRouteComponent(() => import('../admin/menu/MenuItemsPage'), 'MenuItemsPage'),
});

const dashboardPage = lazyRouteComponent(
  () => import('../admin/dashboard/DashboardPage'),
  'DashboardPage',
);

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  component: dashboardPage,
});

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('../admin/account/ProfilePage'), 'ProfilePage'),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/change-password',
  component: lazyRouteComponent(
    () => import('../admin/account/ChangePasswordPage'),
    'ChangePasswordPage',
  ),
});

const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/activity-logs',
  component: lazyRouteComponent(() => import('../admin/activity/ActivityPage'), 'ActivityPage'),
});

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad() {
    throw redirect({ to: '/admin/dashboard', replace: true });
  },
});

/** Any other staff URL shows the dashboard. */
const fallbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/$',
  component: dashboardPage,
});

export const adminRoutes = rootRoute.addChildren([
  loginRoute,
  invitationRoute,
  shellRoute.addChildren([
    startRoute,
    dashboardRoute,
    ordersRoute,
    orderHistoryRoute,
    orderRoute,
    tableBookingsRoute,
    brunchesRoute,
    tablePlanRoute,
    tablesRoute,
    menuItemsRoute,
    menuEditorRoute,
    menuScheduleRoute,
    categoriesRoute,
    inventoryRoute,
    recipesRoute,
    orderListRoute,
    countRoute,
    suppliersRoute,
    marketingRoute,
    customersRoute,
    staffRoute,
    financialsRoute,
    paymentsRoute,
    messagesRoute,
    settingsRoute,
    profileRoute,
    changePasswordRoute,
    activityRoute,
    shiftRoute,
    fallbackRoute,
  ]),
]);
