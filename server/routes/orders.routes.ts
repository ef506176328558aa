import * as v from 'valibot';
import { uuidText } from '#domain/fields';
import { cancelledOrder, placedOrder } from '#domain/orders/guest-order';
import { importQrOrderMutation } from '#domain/orders/import-qr-order';
import { tickLineMutation } from '#domain/orders/line-tick';
import {
  acknowledgeOrderMutation,
  cancelOrderMutation,
  changeOrderStatusMutation,
  markOrderSeenMutation,
} from '#domain/orders/order';
import * as orders from '#domain/orders/orders.operations';
import { placeOrderMutation } from '#domain/orders/place-order';
import { takeOrderMutation } from '#domain/orders/take-order';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { guestMutations, guestRoute, memberIdOf, readerOf } from '../http/guest-route';
import { requestDigest, respondOnce, verdictOf } from '../http/idempotency';
import { countMisses, SHARED_LIMITS, takeSharedOf } from '../http/rate-limit';
import { ageMs, bodyText, entityId, parseJson, staffAgeMs } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  acknowledgeOrder,
  cancelOrder,
  changeOrderStatus,
  markOrderSeen,
  tickLine,
} from '../usecases/orders/change-order';
import type { QrOrderPayload } from '../usecases/orders/import-qr-order';
import { checkQrOrder, importQrOrder, qrOrderClaim } from '../usecases/orders/import-qr-order';
import {
  exportOrders,
  listOrderSteps,
  listOrders,
  readOrder,
  readStaffOrder,
} from '../usecases/orders/list-orders';
import { placeOrder } from '../usecases/orders/place-order';
import { takeOrder } from '../usecases/orders/take-order';

export function ordersRoutes(app: App, deps: Deps): void {
  const mutation = guestMutations(app, deps);

  mutation(
    placeOrderMutation,
    placedOrder,
    async (c, { claim, guest, body }) => {
      if (body.seat) {
        const { mutationId } = claim;
        await takeSharedOf(deps.limiter, SHARED_LIMITS.orderBySeat, body.seat, mutationId);
      }
      const memberId = agreedMember(body.userId, await memberIdOf(c, deps));
      const who = { secretHash: guest.secretHash, deviceHash: guest.deviceHash, memberId };
      return placeOrder(deps, { claim, body, ageMs: ageMs(c), ...who });
    },
    true,
  );

  guestRoute(app, GUEST_OPERATIONS.order, (c) =>
    countMisses(c, deps, async () => {
      const reader = await readerOf(c, deps, 'orders.read');
      return readOrder(deps, { orderId: entityId(c), reader });
    }),
  );

  mutation(cancelOrderMutation, cancelledOrder, async (c, { claim, guest, body }) => {
    const memberId = await memberIdOf(c, deps);
    const proof = { secretHash: guest.secretHash, deviceHash: guest.cookieHash, memberId };
    const orderId = entityId(c);
    const withdrawn = body.withdraw ? verdictOf(c, 'order.withdrawn', orderId) : null;
    return cancelOrder(deps, { claim, orderId, withdrawn, ...proof });
  });

  staffOrdersRoutes(app, deps);
}

function staffOrdersRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(orders.list, (_, query) => listOrders(deps, query));
  staff.file(orders.file, 'orders', (query, member) => exportOrders(deps, query, member));
  staff.read(orders.read, (c) => readStaffOrder(deps, entityId(c)));
  staff.read(orders.steps, (c) => listOrderSteps(deps, entityId(c)));

  staff.change(takeOrderMutation, (request) => takeOrder(deps, request));
  staff.changeRow(changeOrderStatusMutation, changeOrderStatus);
  staff.changeRow(tickLineMutation, tickLine);
  staff.changeRow(markOrderSeenMutation, markOrderSeen);
  staff.changeRow(acknowledgeOrderMutation, acknowledgeOrder);

  const place = (order: QrOrderPayload) => placeOrder(deps, order);
  staff.route(importQrOrderMutation, async (c) => {
    const qrOrder = parseJson(importQrOrderMutation.schema, await bodyText(c));
    const body = parseJson(placeOrderMutation.schema, qrOrder.body);
    const request = { qrOrder, body, ageMs: staffAgeMs(c), member: c.get('session').member };
    const { opening } = await deps.settings.read();
    checkQrOrder(request, { now: deps.now(), opening });
    const claim = qrOrderClaim(qrOrder, requestDigest(placeOrderMutation, qrOrder.body));
    return respondOnce(c, deps, { claim, response: null, isTimely: true }, () =>
      importQrOrder({ ...deps, place }, { ...request, claim }),
    );
  });
}

/**
 * The session names the member, never the body. If the body names another member, the device queued the order under an
 * earlier sign-in: the order then belongs to no member.
 */
function agreedMember(named: unknown, signedIn: string | null): string | null {
  const id = v.safeParse(uuidText, named);
  return id.success && id.output === signedIn ? signedIn : null;
}
