import { createLazyRoute, createRoute } from '@tanstack/react-router';
import { parseHomeSearch } from '../guest/home-search';
import { rootRoute } from './root.route';
import { withOrderWords } from './with-order-words';

const getParentRoute = () => rootRoute;

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  validateSearch: parseHomeSearch,
}).lazy(async () => {
  const { HomePage } = await import('../guest/home/HomePage');
  return createLazyRoute('/')({ component: HomePage });
});

const orderSuccessRoute = createRoute({
  getParentRoute,
  path: '/order-success',
  validateSearch: ({ orderId }: Record<string, unknown>): { orderId?: string } =>
    isText(orderId) ? { orderId: String(orderId) } : {},
}).lazy(async () => {
  const { OrderSuccessPage } = await import('../guest/orders/OrderSuccessPage');
  return createLazyRoute('/order-success')({ component: withOrderWords(OrderSuccessPage) });
});

const orderFailedRoute = createRoute({
  getParentRoute,
  path: '/order-failed',
  validateSearch: ({ reason }: Record<string, unknown>): { reason?: string } =>
    isText(reason) ? { reason: String(reason) } : {},
}).lazy(async () => {
  const { OrderFailedPage } = await import('../guest/orders/OrderFailedPage');
  return createLazyRoute('/order-failed')({ component: withOrderWords(OrderFailedPage) });
});

/** Paths and search of the guest's pages; the screens come when they are needed. */
export const guestRoutes = [homeRoute, orderSuccessRoute, orderFailedRoute] as const;

// The router reads `?reason=42` as a number: what people see is always text. What an address does not
// say is not added to it, or a server would send the reader on to the longer address.
function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
