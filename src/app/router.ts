import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { adminRoutes } from './admin.routes';
import { guestRoutes } from './guest.routes';
import { rootRoute } from './root.route';

/** One router for both apps; a server hands in a memory history, the browser uses its own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([...guestRoutes, ...adminRoutes]),
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
