import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from './shell.routes';

export const marketingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/marketing',
  component: lazyRouteComponent(() => import('../admin/marketing/MarketingPage'), 'MarketingPage'),
});
