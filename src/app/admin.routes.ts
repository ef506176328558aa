import { createLazyRoute, createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route';

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/login',
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
}).lazy(async () => {
  const { LoginPage } = await import('../admin/shell/LoginPage');
  return createLazyRoute('/admin/login')({ component: LoginPage });
});

/** The frame around every staff page; it sends whoever is not signed in to the sign-in page. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
}).lazy(async () => {
  const { AdminShell } = await import('../admin/shell/AdminShell');
  return createLazyRoute('/admin')({ component: AdminShell });
});

const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
}).lazy(async () => {
  const { OrdersPage } = await import('../admin/orders/OrdersPage');
  return createLazyRoute('/admin/orders')({ component: OrdersPage });
});

/** Any other staff address falls back to what staff see first. */
const fallbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/$',
  beforeLoad: () => {
    throw redirect({ to: '/admin/orders', replace: true });
  },
});

const startRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/orders', replace: true });
  },
});

/** Paths of the staff app; its screens never reach a guest's phone. */
export const adminRoutes = [
  loginRoute,
  shellRoute.addChildren([startRoute, ordersRoute, fallbackRoute]),
] as const;
