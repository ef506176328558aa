import { type Context, Hono } from 'hono';
import { acceptInvitationInput, readInvitationInput } from '#domain/staff/staff-account';
import { clientAddress } from '../../http/client-address';
import type { IdempotencyDeps } from '../../http/idempotency';
import { LIMITS, type LimitDeps, takeToken } from '../../http/rate-limit';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { bodyText, entityId, parseJson } from '../../http/validate';
import {
  type AcceptInvitationDeps,
  acceptInvitation,
  readInvitation,
} from '../../usecases/staff/accept-invitation';
import {
  type ChangeStaffAccessDeps,
  endStaffSessions,
  inviteStaff,
  resetStaffPin,
} from '../../usecases/staff/change-staff-access';
import { type ReadStaffAccessDeps, readStaffAccess } from '../../usecases/staff/read-staff-access';

type AdminStaffDeps = StaffGateDeps &
  IdempotencyDeps &
  LimitDeps &
  ReadStaffAccessDeps &
  ChangeStaffAccessDeps &
  AcceptInvitationDeps;

const ONE = '/api/admin/staff/:id';
const ACCESS = { method: 'GET', path: `${ONE}/access`, need: 'staff.read' } as const;
const ACTS = [
  { path: `${ONE}/invitation`, kind: 'staff.invite', change: inviteStaff },
  { path: `${ONE}/pin-reset`, kind: 'staff.pin_reset', change: resetStaffPin },
  { path: `${ONE}/sign-out`, kind: 'staff.signed_out', change: endStaffSessions },
] as const;

/** Serves invitations, PIN resets and sign-outs; a resource serves the accounts themselves. */
export function adminStaffRoutes(deps: AdminStaffDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, ACCESS, async (c) => c.json(await readStaffAccess(deps, entityId(c))));

  for (const { path, kind, change } of ACTS) {
    staffRoute(app, deps, { method: 'POST', path, need: 'staff.change' }, (c) =>
      staffMutation(c, deps, kind, async ({ claim }) =>
        change(deps, { claim, member: c.get('session').member, staffId: entityId(c) }),
      ),
    );
  }

  app.post('/api/admin/auth/invitation', async (c) => {
    takeInvitationToken(c, deps);
    const { token } = parseJson(readInvitationInput, await bodyText(c));
    return c.json(await readInvitation(deps, token));
  });

  app.post('/api/admin/auth/invitation/accept', async (c) => {
    takeInvitationToken(c, deps);
    const input = parseJson(acceptInvitationInput, await bodyText(c));
    return c.json(await acceptInvitation(deps, input));
  });

  return app;
}

function takeInvitationToken(c: Context, { limiter, reach }: AdminStaffDeps): void {
  takeToken(limiter, LIMITS.signInByAddress, clientAddress(c, reach));
}
