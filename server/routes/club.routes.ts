import type { Context } from 'hono';
import * as customers from '#domain/club/customers.operations';
import {
  consentInput,
  joinClubForm,
  redeemResponse,
  signInMemberForm,
  verifyCodeInput,
} from '#domain/club/guest-member';
import { REDEEM_KIND, redeemInput } from '#domain/club/points';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { guestRoute, partsRoute, withResponse } from '../http/guest-route';
import { mutationIdOf, requestDigest, respondOnce } from '../http/idempotency';
import { jsonInParts } from '../http/pieces';
import {
  browserOf,
  clearSessionCookie,
  joiningBrowser,
  keepBrowser,
  MEMBER_SESSION_MS,
  memberSession,
  requireMember,
  requireSelf,
  setSessionCookie,
  signOutHere,
} from '../http/principal';
import { LIMITS, SHARED_LIMITS, takeShared, takeToken } from '../http/rate-limit';
import {
  bodyText,
  clientAddress,
  entityId,
  languageFor,
  parse,
  parseJson,
} from '../http/request-facts';
import type { App, Listed } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  correctPoints,
  exportCustomer,
  findMembers,
  forgetCustomer,
  mergeMember,
  readCustomer,
} from '../usecases/customers';
import {
  changeConsent,
  forgetMember,
  joinClub,
  redeemPoints,
  signInMember,
  verifyCode,
} from '../usecases/members';
import type { RecordsQuery } from '../usecases/records';
import { exportRecords, listRecords } from '../usecases/records';
import {
  exportMember,
  listMemberBookings,
  listMemberOrders,
  readPoints,
  readProfile,
} from '../usecases/shared/member-data';

export function clubRoutes(app: App, deps: Deps): void {
  signInRoutes(app, deps);
  memberDataRoutes(app, deps);
  pointsRoutes(app, deps);
  customersRoutes(app, deps);
}

const sessionMs = MEMBER_SESSION_MS;

function signInRoutes(app: App, deps: Deps): void {
  const { limiter, reach } = deps;

  guestRoute(app, GUEST_OPERATIONS.join, async (c) => {
    const mutationId = mutationIdOf(c, deps.newId);
    const browser = joiningBrowser(c, deps, mutationId);
    await takeShared(limiter, SHARED_LIMITS.clubByIp, clientAddress(c, reach), mutationId);
    await takeShared(limiter, SHARED_LIMITS.joinByDevice, browser.hash, mutationId);
    const input = parseJson(joinClubForm, await bodyText(c));
    const request = { input, mutationId, browserHash: browser.hash, language: languageFor(c) };
    const { cookie, member } = await joinClub(deps, { ...request, sessionMs });
    keepBrowser(c, reach, browser);
    setSessionCookie(c, reach, cookie);
    c.status(201);
    return readProfile(deps, member);
  });

  guestRoute(app, GUEST_OPERATIONS.signIn, async (c) => {
    const browser = browserOf(c, reach);
    await takeShared(limiter, SHARED_LIMITS.clubByIp, clientAddress(c, reach));
    await takeShared(limiter, SHARED_LIMITS.codeByDevice, browser.hash);
    const { email } = parseJson(signInMemberForm, await bodyText(c));
    const asker = { email, browserHash: browser.hash, language: languageFor(c) };
    const signedIn = await signInMember(deps, { asker, sessionMs });
    keepBrowser(c, reach, browser);
    if (!signedIn) {
      c.status(202);
      return { codeSent: true };
    }
    setSessionCookie(c, reach, signedIn.cookie);
    return readProfile(deps, signedIn.member);
  });

  guestRoute(app, GUEST_OPERATIONS.verifyCode, async (c) => {
    const browser = browserOf(c, reach);
    await takeShared(limiter, SHARED_LIMITS.clubByIp, clientAddress(c, reach));
    const input = parseJson(verifyCodeInput, await bodyText(c));
    const current = (await memberSession(c, deps))?.member ?? null;
    const request = { input, browserHash: browser.hash, current, sessionMs };
    const { cookie, member } = await verifyCode(deps, request);
    setSessionCookie(c, reach, cookie);
    return readProfile(deps, member);
  });

  guestRoute(app, GUEST_OPERATIONS.signOut, async (c) => {
    await signOutHere(c, deps);
    return undefined;
  });

  guestRoute(app, GUEST_OPERATIONS.profile, async (c) => {
    const { member } = await requireMember(c, deps);
    return readProfile(deps, member);
  });
}

function memberDataRoutes(app: App, deps: Deps): void {
  guestRoute(app, GUEST_OPERATIONS.points, async (c) => {
    const { member } = await requireSelf(c, deps);
    return readPoints(deps, { memberId: member.id, language: languageFor(c) });
  });

  guestRoute(app, GUEST_OPERATIONS.memberOrders, async (c) =>
    listMemberOrders(deps, (await requireSelf(c, deps)).member.id),
  );

  guestRoute(app, GUEST_OPERATIONS.memberBookings, async (c) =>
    listMemberBookings(deps, (await requireSelf(c, deps)).member.id),
  );

  partsRoute(app, GUEST_OPERATIONS.exportMember, async (c) => {
    const { member } = await requireSelf(c, deps);
    return exportMember(deps, { member, language: languageFor(c) });
  });

  guestRoute(app, GUEST_OPERATIONS.changeConsent, async (c) => {
    const { member } = await requireSelf(c, deps);
    takeToken(deps.limiter, LIMITS.consentByMember, member.id);
    const input = parseJson(consentInput, await bodyText(c));
    const request = { memberId: member.id, input, language: languageFor(c) };
    return { consents: await changeConsent(deps, request) };
  });

  guestRoute(app, GUEST_OPERATIONS.forgetMember, async (c) => {
    const { member } = await requireSelf(c, deps);
    await forgetMember(deps, member);
    clearSessionCookie(c, deps.reach);
    return undefined;
  });
}

function pointsRoutes(app: App, deps: Deps): void {
  const redeem = async (c: Context) => {
    const { member } = await requireMember(c, deps);
    const mutationId = mutationIdOf(c, deps.newId);
    takeToken(deps.limiter, LIMITS.redeemByMember, member.id, mutationId);
    const text = await bodyText(c);
    const input = parseJson(redeemInput, text);
    const principal = `user:${member.id}`;
    const claim = { mutationId, principal, kind: REDEEM_KIND, hash: requestDigest(c.req, text) };
    return respondOnce(c, deps, { claim, response: redeemResponse }, () =>
      redeemPoints(deps, { claim, member, input }),
    );
  };
  const { method, path, response } = GUEST_OPERATIONS.redeem;
  app.on(method, path, withResponse(redeem, response));

  guestRoute(app, GUEST_OPERATIONS.release, async (c) => {
    const { member } = await requireMember(c, deps);
    await deps.loyalty.release({ id: entityId(c), memberId: member.id }, deps.now());
    return { user: { loyaltyPoints: await deps.loyalty.balance(member.id) } };
  });
}

function customersRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);
  const records = { records: deps.memberRecords };

  staff.list(customers.list, {
    file: 'customers',
    query(c) {
      const { search, ...rest } = c.req.query();
      const asked = search === undefined ? rest : { ...rest, q: search };
      // The code builds the schema from the resource, so its type is not more precise.
      return parse(customers.list.schema, asked) as RecordsQuery & Listed;
    },
    page: (query) => listRecords(records, query),
    csv: (query, member) => exportRecords({ ...deps, ...records }, query, member),
  });
  staff.read(customers.find, (_, query) => findMembers(deps, query));
  staff.read(customers.read, (c) =>
    readCustomer(deps, { id: entityId(c), language: languageFor(c) }),
  );
  staff.route(customers.exportData, async (c) => {
    const { member } = c.get('session');
    const request = { id: entityId(c), language: languageFor(c), member };
    return jsonInParts(c, await exportCustomer(deps, request));
  });
  staff.changeRow(customers.correctPoints, correctPoints);
  staff.changeRow(customers.merge, mergeMember);
  staff.changeRow(customers.forget, forgetCustomer);
}
