import { type Context, Hono } from 'hono';
import { setPinInput, switchStaffInput } from '#domain/staff/pin';
import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import type { IdempotencyDeps } from '../../http/idempotency';
import { knownTablet } from '../../http/known-tablet';
import { askingTablet, staffOfQrRequest } from '../../http/qr-request';
import { LIMITS, type LimitDeps, takeToken } from '../../http/rate-limit';
import {
  type StaffEnv,
  type StaffGateDeps,
  setStaffCookie,
  staffRoute,
} from '../../http/require-staff';
import { staffMutationRoute } from '../../http/staff-mutation';
import { bodyText, entityId, parseJson } from '../../http/validate';
import {
  type ListTeamDeps,
  listTeam,
  type ReportPinLockDeps,
  reportPinLock,
  type SetPinDeps,
  type SwitchStaffDeps,
  setPin,
  switchStaff,
} from '../../usecases/staff/pins';
import { STAFF_SESSION_MS } from '../../usecases/staff/sign-in-staff';

type AdminPinDeps = StaffGateDeps &
  IdempotencyDeps &
  ReportPinLockDeps &
  SetPinDeps &
  Omit<SwitchStaffDeps, 'sessionMs'> &
  ListTeamDeps &
  LimitDeps;

const TEAM = { method: 'GET', path: '/api/admin/auth/team', need: 'signed-in' } as const;
const SET = { method: 'POST', path: '/api/admin/auth/pin', need: 'signed-in' } as const;
const SWITCH = { method: 'POST', path: '/api/admin/auth/switch', need: 'signed-in' } as const;

export function adminPinRoutes(deps: AdminPinDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, TEAM, async (c) => c.json(await listTeam(deps)));

  staffRoute(app, deps, SET, async (c) => {
    takeToken(deps.limiter, LIMITS.password, c.get('session').member.id);
    const input = parseJson(setPinInput, await bodyText(c));
    return c.json(await setPin(deps, c.get('session'), input));
  });

  const orElse = (c: Context) => staffOfQrRequest(c, deps);
  staffRoute(app, deps, { ...SWITCH, orElse }, async (c) => {
    const input = parseJson(switchStaffInput, await bodyText(c));
    const tablet = askingTablet(c, deps, c.get('session'));
    const asking = { ...tablet, knownRole: knownTablet(c, deps)?.role ?? null };
    const { cookie: given, ...opened } = await switchStaff(
      { ...deps, sessionMs: STAFF_SESSION_MS },
      asking,
      input,
    );
    setStaffCookie(c, deps.reach, given, STAFF_SESSION_MS / 1000);
    return c.json(opened);
  });

  staffMutationRoute(app, deps, reportPinLockMutation, (c, request) =>
    reportPinLock(deps, { ...request, staffId: entityId(c) }),
  );

  return app;
}
