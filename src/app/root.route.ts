import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { RootErrorPage } from './RootErrorPage';

export const rootRoute = createRootRoute({
  notFoundComponent: lazyRouteComponent(() => import('./NotFoundPage'), 'NotFoundPage'),
  errorComponent: RootErrorPage,
  // The same boundary on the server and in the browser.
  wrapInSuspense: true,
});
