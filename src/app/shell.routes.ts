import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { StaffErrorPage } from './StaffErrorPage';

export const rootRoute = createRootRoute({ errorComponent: StaffErrorPage });

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/login',
  validateSearch: ({ redirect: target }: Record<string, unknown>): { redirect?: string } =>
    typeof target === 'string' ? { redirect: target } : {},
  component: lazyRouteComponent(() => import('../admin/sign-in/LoginPage'), 'LoginPage'),
  errorComponent: StaffErrorPage,
});

/** A person who opens an invitation has no session so far. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/invitation',
  component: lazyRouteComponent(() => import('../admin/staff/InvitationPage'), 'InvitationPage'),
  errorComponent: StaffErrorPage,
});

/** Shows the frame of all staff pages; without a session redirects to the sign-in page. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('../admin/frame/AdminShell'), 'AdminShell'),
  errorComponent: StaffErrorPage,
});
