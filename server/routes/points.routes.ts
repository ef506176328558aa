import { Hono } from 'hono';
import { REDEEM_KIND, redeemInput } from '#domain/club/redeem-points';
import { type IdempotencyDeps, mutationIdOf, requestHash, respondOnce } from '../http/idempotency';
import { type MemberGateDeps, requireMember } from '../http/member-session';
import { LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { bodyText, entityId, parseJson } from '../http/validate';
import { type RedeemPointsDeps, redeemPoints } from '../usecases/club/redeem-points';

type PointsDeps = IdempotencyDeps & MemberGateDeps & LimitDeps & RedeemPointsDeps;

export function pointsRoutes(deps: PointsDeps): Hono {
  const app = new Hono();

  app.post('/api/loyalty/redeem', async (c) => {
    const { member } = await requireMember(c, deps);
    const mutationId = mutationIdOf(c, deps.newId);
    takeToken(deps.limiter, LIMITS.redeemByMember, member.id, mutationId);
    const text = await bodyText(c);
    const input = parseJson(redeemInput, text);
    const principal = `user:${member.id}`;
    const claim = { mutationId, principal, kind: REDEEM_KIND, hash: requestHash(c, text) };
    return respondOnce(c, deps, { claim }, () => redeemPoints(deps, { claim, member, input }));
  });

  app.delete('/api/loyalty/holds/:id', async (c) => {
    const { member } = await requireMember(c, deps);
    await deps.loyalty.release({ id: entityId(c), memberId: member.id }, deps.now());
    return c.json({ user: { loyaltyPoints: await deps.loyalty.balance(member.id) } });
  });

  return app;
}
