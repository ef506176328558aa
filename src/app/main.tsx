import { Trans } from '@lingui/react/macro';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute();
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <Trans>Hello</Trans>,
});
const router = createRouter({ routeTree: rootRoute.addChildren([home]) });
createRoot(document.getElementById('root') as HTMLElement).render(
  <RouterProvider router={router} />,
);
