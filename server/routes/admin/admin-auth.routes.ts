import { Hono } from 'hono';
import { changePasswordInput, signInStaffForm } from '#domain/staff/staff-account';
import { clientAddress } from '../../http/client-address';
import { deviceName } from '../../http/device-name';
import { knownTablet, rememberRole } from '../../http/known-tablet';
import { LIMITS, type LimitDeps, takeToken } from '../../http/rate-limit';
import {
  bearerOf,
  clearStaffCookie,
  type StaffEnv,
  type StaffGateDeps,
  setStaffCookie,
  staffCookie,
  staffRoute,
} from '../../http/require-staff';
import { bodyText, parseJson } from '../../http/validate';
import { type ChangePasswordDeps, changePassword } from '../../usecases/staff/change-password';
import {
  type SignInStaffDeps,
  STAFF_SESSION_MS,
  signInStaff,
} from '../../usecases/staff/sign-in-staff';
import { signOutStaff } from '../../usecases/staff/sign-out-staff';

type AdminAuthDeps = StaffGateDeps & SignInStaffDeps & ChangePasswordDeps & LimitDeps;

const PASSWORD = {
  method: 'POST',
  path: '/api/admin/auth/change-password',
  need: 'signed-in',
} as const;

export function adminAuthRoutes(deps: AdminAuthDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  app.post('/api/admin/auth/login', async (c) => {
    const address = clientAddress(c, deps.reach);
    // Guests share the venue's address, so known staff devices have attempts of their own.
    takeToken(deps.limiter, LIMITS.signInByAddress, knownTablet(c, deps)?.device ?? address);
    const input = parseJson(signInStaffForm, await bodyText(c));
    takeToken(deps.limiter, LIMITS.signIn, `${input.email}|${address}`);
    const { cookie, token, user } = await signInStaff(deps, input, {
      formerCookie: staffCookie(c, deps.reach),
      device: deviceName(c),
    });
    setStaffCookie(c, deps.reach, cookie, STAFF_SESSION_MS / 1000);
    rememberRole(c, deps, user.role);
    return c.json({ token, user });
  });

  app.post('/api/admin/auth/logout', async (c) => {
    await signOutStaff(deps, { bearer: bearerOf(c), cookie: staffCookie(c, deps.reach) });
    clearStaffCookie(c, deps.reach);
    return c.body(null, 204);
  });

  staffRoute(app, deps, { method: 'GET', path: '/api/admin/auth/me', need: 'signed-in' }, (c) => {
    const { id, email, firstName, lastName, role } = c.get('session').member;
    return c.json({ user: { id, email, firstName, lastName, role } });
  });

  staffRoute(app, deps, PASSWORD, async (c) => {
    const session = c.get('session');
    takeToken(deps.limiter, LIMITS.password, session.member.id);
    const input = parseJson(changePasswordInput, await bodyText(c));
    return c.json(await changePassword(deps, session, input));
  });

  return app;
}
