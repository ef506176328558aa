import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseHomeSearch } from '../guest/home-search';
import { rootRoute } from './root.route';
import { withOrderWords } from './with-order-words';

const getParentRoute = () => rootRoute;

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  validateSearch: parseHomeSearch,
  component: lazyRouteComponent(() => import('../guest/home/HomePage'), 'HomePage'),
});

const orderSuccessRoute = createRoute({
  getParentRoute,
  path: '/order-success',
  validateSearch: ({ orderId }: Record<string, unknown>): { orderId?: string } =>
    isText(orderId) ? { orderId: String(orderId) } : {},
  component: lazyRouteComponent(async () => {
    const { OrderSuccessPage } = await import('../guest/orders/page/OrderSuccessPage');
    return { default: withOrderWords(OrderSuccessPage) };
  }),
});

const orderFailedRoute = createRoute({
  getParentRoute,
  path: '/order-failed',
  validateSearch: ({ reason }: Record<string, unknown>): { reason?: string } =>
    isText(reason) ? { reason: String(reason) } : {},
  component: lazyRouteComponent(async () => {
    const { OrderFailedPage } = await import('../guest/orders/page/OrderFailedPage');
    return { default: withOrderWords(OrderFailedPage) };
  }),
});

/** Paths and search of the guest's pages; the screens come when they are needed. */
export const guestRoutes = [homeRoute, orderSuccessRoute, orderFailedRoute] as const;

// The router reads `?reason=42` as a number: what people see is always text. What an address does not
// say is not added to it, or a server would send the reader on to the longer address.
function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
