import type { RouterHistory } from '@tanstack/react-router';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { staffPages } from './staff-pages';

/** The server passes a memory history. */
export function createStaffRouter(history?: RouterHistory) {
  return createRouter({ routeTree: staffPages, ...(history && { history }) });
}

/** In the browser the screen reports chunks that fail to load. */
export async function openStaffApp() {
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
