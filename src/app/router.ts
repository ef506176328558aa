import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { adminRoutes } from './admin.routes';
import { guestRoutes } from './guest.routes';
import { rootRoute } from './root.route';

type StaffRoutes = typeof adminRoutes;

/**
 * One router for both apps; a server hands in a memory history, the browser uses its own. The staff's paths come with
 * the staff's page alone: a guest's phone does not load them.
 */
export function createAppRouter({
  staff = [],
  history,
}: {
  staff?: StaffRoutes | readonly [];
  history?: RouterHistory;
} = {}) {
  // Every link is checked against all paths, whichever of the two apps it stands in.
  const routes = [...guestRoutes, ...staff] as unknown as [...typeof guestRoutes, ...StaffRoutes];
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    ...(history ? { history } : {}),
    // Dialogs are in the URL: opening one must not move the page under it.
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  // The router's own documentation registers it so: an interface is what can be merged.
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
