import { Hono } from 'hono';
import { memberBookings } from '#domain/bookings/guest-booking';
import { changedConsents, memberExport, memberOrders, pointsRead } from '#domain/club/guest-member';
import { consentInput } from '#domain/club/sign-in-member';
import { guestRoute, NO_BODY } from '../http/guest-route';
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

  guestRoute(app, 'GET', '/api/users/:id/loyalty', pointsRead, async (c) => {
    const { member } = await requireSelf(c, deps);
    return readPoints(deps, { memberId: member.id, language: languageFor(c) });
  });

  guestRoute(app, 'GET', '/api/users/:id/orders', memberOrders, async (c) =>
    listMemberOrders(deps, (await requireSelf(c, deps)).member.id),
  );

  guestRoute(app, 'GET', '/api/users/:id/reservations', memberBookings, async (c) =>
    listMemberBookings(deps, (await requireSelf(c, deps)).member.id),
  );

  guestRoute(app, 'GET', '/api/users/:id/export', memberExport, async (c) => {
    const { member } = await requireSelf(c, deps);
    const { id } = member;
    const whole = { shown: EVERYTHING };
    const seen = {
      user: await readProfile(deps, member),
      loyalty: await readPoints(deps, { ...whole, memberId: id, language: languageFor(c) }),
      reservations: await listMemberBookings(deps, id),
    };
    return exportMember(deps, seen);
  });

  guestRoute(app, 'POST', '/api/users/:id/consents', changedConsents, async (c) => {
    const { member } = await requireSelf(c, deps);
    takeToken(deps.limiter, LIMITS.consentByMember, member.id);
    const input = parseJson(consentInput, await bodyText(c));
    const request = { memberId: member.id, input, language: languageFor(c) };
    return { consents: await changeConsent(deps, request) };
  });

  guestRoute(app, 'DELETE', '/api/users/:id', NO_BODY, async (c) => {
    const { member } = await requireSelf(c, deps);
    await forgetMember(deps, member);
    clearSessionCookie(c, deps.reach);
    return undefined;
  });

  return app;
}
