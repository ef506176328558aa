import { Hono } from 'hono';
import { consentInput } from '#domain/club/join-club';
import { clearSessionCookie, type MemberGateDeps, requireSelf } from '../http/member-session';
import { LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { languageFor } from '../http/request-facts';
import { bodyText, parseJson } from '../http/validate';
import { type ChangeConsentDeps, changeConsent } from '../usecases/club/change-consent';
import { type ForgetMemberDeps, forgetMember } from '../usecases/club/forget-member';
import { EVERYTHING, exportMember } from '../usecases/club/shared/export-member';
import {
  type ListMemberBookingsDeps,
  listMemberBookings,
} from '../usecases/club/shared/list-member-bookings';
import {
  type ListMemberOrdersDeps,
  listMemberOrders,
} from '../usecases/club/shared/list-member-orders';
import { type ReadPointsDeps, readPoints } from '../usecases/club/shared/read-points';
import { readProfile } from '../usecases/club/shared/read-profile';

type MemberDataDeps = MemberGateDeps &
  LimitDeps &
  ReadPointsDeps &
  ListMemberOrdersDeps &
  ListMemberBookingsDeps &
  ChangeConsentDeps &
  ForgetMemberDeps;

export function memberDataRoutes(deps: MemberDataDeps): Hono {
  const app = new Hono();

  app.get('/api/users/:id/loyalty', async (c) => {
    const { member } = await requireSelf(c, deps);
    return c.json(await readPoints(deps, { memberId: member.id, language: languageFor(c) }));
  });

  app.get('/api/users/:id/orders', async (c) =>
    c.json(await listMemberOrders(deps, (await requireSelf(c, deps)).member.id)),
  );

  app.get('/api/users/:id/reservations', async (c) =>
    c.json(await listMemberBookings(deps, (await requireSelf(c, deps)).member.id)),
  );

  app.get('/api/users/:id/export', async (c) => {
    const { member } = await requireSelf(c, deps);
    const { id } = member;
    const whole = { shown: EVERYTHING };
    const seen = {
      user: await readProfile(deps, member),
      loyalty: await readPoints(deps, { ...whole, memberId: id, language: languageFor(c) }),
      reservations: await listMemberBookings(deps, id),
    };
    return c.json(await exportMember(deps, seen));
  });

  app.post('/api/users/:id/consents', async (c) => {
    const { member } = await requireSelf(c, deps);
    takeToken(deps.limiter, LIMITS.consentByMember, member.id);
    const input = parseJson(consentInput, await bodyText(c));
    const request = { memberId: member.id, input, language: languageFor(c) };
    return c.json({ consents: await changeConsent(deps, request) });
  });

  app.delete('/api/users/:id', async (c) => {
    const { member } = await requireSelf(c, deps);
    await forgetMember(deps, member);
    clearSessionCookie(c, deps.reach);
    return c.body(null, 204);
  });

  return app;
}
