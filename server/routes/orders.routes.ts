import { Hono } from 'hono';
import * as v from 'valibot';
import { uuidText } from '#domain/fields';
import { cancelledOrder, orderResponse, placedOrder } from '#domain/orders/guest-order';
import { cancelOrderMutation } from '#domain/orders/order-changes';
import { placeOrderMutation } from '#domain/orders/place-order';
import { type GuestMutationDeps, guestMutationRoute } from '../http/guest-mutation';
import { memberIdOf, readerOf } from '../http/guest-reader';
import { guestRoute } from '../http/guest-route';
import { verdictOf } from '../http/idempotency';
import type { MemberGateDeps } from '../http/member-session';
import { countMisses, LIMITS, takeTokenOf } from '../http/rate-limit';
import { ageMs } from '../http/request-facts';
import type { StaffGateDeps } from '../http/require-staff';
import { entityId } from '../http/validate';
import { type CancelOrderDeps, cancelOrder } from '../usecases/orders/cancel-order';
import { type PlaceOrderDeps, placeOrder } from '../usecases/orders/place-order';
import { readOrder } from '../usecases/orders/read-order';

type OrdersDeps = GuestMutationDeps &
  StaffGateDeps &
  MemberGateDeps &
  PlaceOrderDeps &
  CancelOrderDeps;

export function ordersRoutes(deps: OrdersDeps): Hono {
  const app = new Hono();

  guestMutationRoute(
    app,
    deps,
    placeOrderMutation,
    placedOrder,
    async (c, { claim, guest, body }) => {
      if (body.seat) takeTokenOf(deps.limiter, LIMITS.orderBySeat, body.seat, claim.mutationId);
      const { secretHash, deviceHash } = guest;
      const memberId = agreedMember(body.userId, await memberIdOf(c, deps));
      const who = { secretHash, deviceHash, memberId };
      return placeOrder(deps, { claim, body, ageMs: ageMs(c), ...who });
    },
  );

  guestRoute(app, 'GET', '/api/orders/:id', orderResponse, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'orders.read');
      return readOrder(deps, { orderId: entityId(c), reader });
    }),
  );

  guestMutationRoute(
    app,
    deps,
    cancelOrderMutation,
    cancelledOrder,
    async (c, { claim, guest, body }) => {
      const { secretHash, cookieHash } = guest;
      const memberId = await memberIdOf(c, deps);
      const proof = { secretHash, deviceHash: cookieHash, memberId };
      const orderId = entityId(c);
      const withdrawn = body.withdraw ? verdictOf(c, 'order.withdrawn', orderId) : null;
      return cancelOrder(deps, { claim, orderId, withdrawn, ...proof });
    },
  );

  return app;
}

/**
 * The session names the member, never the body. If the body names another member, the device queued the order under an
 * earlier sign-in: the order then belongs to no member.
 */
function agreedMember(named: unknown, signedIn: string | null): string | null {
  const id = v.safeParse(uuidText, named);
  return id.success && id.output === signedIn ? signedIn : null;
}
