import { Hono } from 'hono';
import { memberRead, signedInOrAsked } from '#domain/club/guest-member';
import { joinClubForm, signInMemberForm, verifyCodeInput } from '#domain/club/sign-in-member';
import { clientAddress } from '../http/client-address';
import { guestRoute, NO_BODY } from '../http/guest-route';
import { mutationIdOf } from '../http/idempotency';
import {
  browserOf,
  clearSessionCookie,
  joiningBrowser,
  keepBrowser,
  MEMBER_SESSION_MS,
  type MemberGateDeps,
  memberSession,
  requireMember,
  sessionHash,
  setSessionCookie,
} from '../http/member-session';
import { LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { languageFor } from '../http/request-facts';
import { bodyText, parseJson } from '../http/validate';
import { type JoinClubDeps, joinClub } from '../usecases/club/join-club';
import { type ReadProfileDeps, readProfile } from '../usecases/club/shared/read-profile';
import { type SignInMemberDeps, signInMember } from '../usecases/club/sign-in-member';
import { type VerifyCodeDeps, verifyCode } from '../usecases/club/verify-code';

type MembersDeps = MemberGateDeps &
  LimitDeps &
  JoinClubDeps &
  SignInMemberDeps &
  VerifyCodeDeps &
  ReadProfileDeps;

const sessionMs = MEMBER_SESSION_MS;

export function membersRoutes(deps: MembersDeps): Hono {
  const app = new Hono();
  const { limiter, reach } = deps;

  guestRoute(app, 'POST', '/api/users', memberRead, async (c) => {
    const mutationId = mutationIdOf(c, deps.newId);
    const browser = joiningBrowser(c, deps, mutationId);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach), mutationId);
    takeToken(limiter, LIMITS.joinByDevice, browser.hash, mutationId);
    const input = parseJson(joinClubForm, await bodyText(c));
    const request = { input, mutationId, browserHash: browser.hash, language: languageFor(c) };
    const { cookie, member } = await joinClub(deps, { ...request, sessionMs });
    keepBrowser(c, reach, browser);
    setSessionCookie(c, reach, cookie);
    c.status(201);
    return readProfile(deps, member);
  });

  guestRoute(app, 'POST', '/api/users/signin', signedInOrAsked, async (c) => {
    const browser = browserOf(c, reach);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach));
    takeToken(limiter, LIMITS.codeByDevice, browser.hash);
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

  guestRoute(app, 'POST', '/api/users/signin/verify', memberRead, async (c) => {
    const browser = browserOf(c, reach);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach));
    const input = parseJson(verifyCodeInput, await bodyText(c));
    const current = (await memberSession(c, deps))?.member ?? null;
    const request = { input, browserHash: browser.hash, current, sessionMs };
    const { cookie, member } = await verifyCode(deps, request);
    setSessionCookie(c, reach, cookie);
    return readProfile(deps, member);
  });

  guestRoute(app, 'POST', '/api/users/signout', NO_BODY, async (c) => {
    const cookieHash = sessionHash(c, reach);
    if (cookieHash !== null) await deps.members.closeSession(cookieHash);
    clearSessionCookie(c, reach);
    return undefined;
  });

  guestRoute(app, 'GET', '/api/user/profile', memberRead, async (c) => {
    const { member } = await requireMember(c, deps);
    return readProfile(deps, member);
  });

  return app;
}
