import { type Context, Hono } from 'hono';
import { redeemResponse, releasedHold } from '#domain/club/guest-member';
import { REDEEM_KIND, redeemInput } from '#domain/club/points';
import { guestRoute, withResponse } from '../http/guest-route';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from '../http/idempotency';
import { type MemberGateDeps, requireMember } from '../http/member-session';
import { LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { bodyText, entityId, parseJson } from '../http/validate';
import { type RedeemPointsDeps, redeemPoints } from '../usecases/club/redeem-points';

type PointsDeps = IdempotencyDeps & MemberGateDeps & LimitDeps & RedeemPointsDeps;

export function pointsRoutes(deps: PointsDeps): Hono {
  const app = new Hono();

  const redeem = async (c: Context) => {
    const { member } = await requireMember(c, deps);
    const mutationId = mutationIdOf(c, deps.newId);
    takeToken(deps.limiter, LIMITS.redeemByMember, member.id, mutationId);
    const text = await bodyText(c);
    const input = parseJson(redeemInput, text);
    const principal = `user:${member.id}`;
    const claim = { mutationId, principal, kind: REDEEM_KIND, hash: requestHash(c, text) };
    return respondOnce(c, deps, { claim, response: redeemResponse }, () =>
      redeemPoints(deps, { claim, member, input }),
    );
  };
  app.post('/api/loyalty/redeem', withResponse(redeem, redeemResponse));

  guestRoute(app, 'DELETE', '/api/loyalty/holds/:id', releasedHold, async (c) => {
    const { member } = await requireMember(c, deps);
    await deps.loyalty.release({ id: entityId(c), memberId: member.id }, deps.now());
    return { user: { loyaltyPoints: await deps.loyalty.balance(member.id) } };
  });

  return app;
}
