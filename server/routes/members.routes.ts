import { Hono } from 'hono';
import { joinClubForm } from '#domain/club/join-club';
import { signInMemberForm, verifyCodeInput } from '#domain/club/sign-in-member';
import { clientAddress } from '../http/client-address';
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

  app.post('/api/users', async (c) => {
    const mutationId = mutationIdOf(c, deps.newId);
    const browser = joiningBrowser(c, deps, mutationId);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach), mutationId);
    takeToken(limiter, LIMITS.joinByDevice, browser.hash, mutationId);
    const input = parseJson(joinClubForm, await bodyText(c));
    const request = { input, mutationId, browserHash: browser.hash, language: languageFor(c) };
    const { cookie, member } = await joinClub(deps, { ...request, sessionMs });
    keepBrowser(c, reach, browser);
    setSessionCookie(c, reach, cookie);
    return c.json(await readProfile(deps, member), 201);
  });

  app.post('/api/users/signin', async (c) => {
    const browser = browserOf(c, reach);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach));
    takeToken(limiter, LIMITS.codeByDevice, browser.hash);
    const { email } = parseJson(signInMemberForm, await bodyText(c));
    const asker = { email, browserHash: browser.hash, language: languageFor(c) };
    const signedIn = await signInMember(deps, { asker, sessionMs });
    keepBrowser(c, reach, browser);
    if (!signedIn) return c.json({ codeSent: true }, 202);
    setSessionCookie(c, reach, signedIn.cookie);
    return c.json(await readProfile(deps, signedIn.member));
  });

  app.post('/api/users/signin/verify', async (c) => {
    const browser = browserOf(c, reach);
    takeToken(limiter, LIMITS.clubByIp, clientAddress(c, reach));
    const input = parseJson(verifyCodeInput, await bodyText(c));
    const current = (await memberSession(c, deps))?.member ?? null;
    const request = { input, browserHash: browser.hash, current, sessionMs };
    const { cookie, member } = await verifyCode(deps, request);
    setSessionCookie(c, reach, cookie);
    return c.json(await readProfile(deps, member));
  });

  app.post('/api/users/signout', async (c) => {
    const cookieHash = sessionHash(c, reach);
    if (cookieHash !== null) await deps.members.closeSession(cookieHash);
    clearSessionCookie(c, reach);
    return c.body(null, 204);
  });

  app.get('/api/user/profile', async (c) => {
    const { member } = await requireMember(c, deps);
    return c.json(await readProfile(deps, member));
  });

  return app;
}
