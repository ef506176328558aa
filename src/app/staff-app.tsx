import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { adminRoutes } from './admin.routes';
import { stayForLostParts } from './lost-parts';

/** A server hands in a memory history; the browser uses its own. */
export function createStaffRouter(history?: RouterHistory) {
  return createRouter({ routeTree: adminRoutes, ...(history && { history }) });
}

/** For the browser: from here on a part that does not come is the screen's to answer for. */
export async function openStaffApp() {
  stayForLostParts();
  const router = createStaffRouter();
  await router.load();
  return <RouterProvider router={router} />;
}

declare module '@tanstack/react-router' {
  // The router's own documentation registers it so: an interface is what can be merged.
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}
