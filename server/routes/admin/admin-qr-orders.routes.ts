import { Hono } from 'hono';
import { importQrOrderMutation } from '#domain/orders/import-qr-order';
import { placeOrderMutation } from '#domain/orders/place-order';
import { type IdempotencyDeps, requestDigest, respondOnce } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { bodyText, parseJson } from '../../http/validate';
import {
  checkQrOrder,
  importQrOrder,
  type QrOrderPayload,
  qrOrderClaim,
} from '../../usecases/orders/import-qr-order';
import { type PlaceOrderDeps, placeOrder } from '../../usecases/orders/place-order';

type AdminQrOrdersDeps = StaffGateDeps & IdempotencyDeps & PlaceOrderDeps;

export function adminQrOrdersRoutes(deps: AdminQrOrdersDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const place = (order: QrOrderPayload) => placeOrder(deps, order);

  staffRoute(app, deps, importQrOrderMutation, async (c) => {
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

  return app;
}
