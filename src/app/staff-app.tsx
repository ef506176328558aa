import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { adminRoutes } from './admin.routes';
import { stayForLostParts } from './lost-parts';

/** The server passes a memory history. */
export function createStaffRouter(history?: RouterHistory) {
  return createRouter({ routeTree: adminRoutes, ...(history && { history }) });
}

/** In the browser the screen reports chunks that fail to load. */
export async function openStaffApp() {
  stayForLostParts();
  const router = createStaffRouter();
  await router.load();
  return <RouterProvider router={router} />;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}
