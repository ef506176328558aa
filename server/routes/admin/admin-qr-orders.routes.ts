import { Hono } from 'hono';
import { importQrOrderInput, importQrOrderMutation } from '#domain/orders/import-qr-order';
import { placeOrderInput, placeOrderMutation } from '#domain/orders/place-order';
import { actHash, answerOnce, type IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { bodyText, parseJson } from '../../http/validate';
import {
  checkHandover,
  type HandedOrder,
  handoverClaim,
  importQrOrder,
} from '../../usecases/orders/import-qr-order';
import { type PlaceOrderDeps, placeOrder } from '../../usecases/orders/place-order';

type AdminHandoverDeps = StaffGateDeps & IdempotencyDeps & PlaceOrderDeps;

const TAKE = { ...importQrOrderMutation, need: 'orders.change' } as const;

export function adminHandoverRoutes(deps: AdminHandoverDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const place = (order: HandedOrder) => placeOrder(deps, order);

  staffRoute(app, deps, TAKE, async (c) => {
    const handover = parseJson(importQrOrderInput, await bodyText(c));
    const body = parseJson(placeOrderInput, handover.body);
    const act = { handover, body, ageMs: staffAgeMs(c), member: c.get('session').member };
    checkHandover(act, deps.now());
    const claim = handoverClaim(handover, actHash(placeOrderMutation, handover.body));
    return answerOnce(c, deps, { claim, isTimely: true }, () =>
      importQrOrder({ ...deps, place }, { ...act, claim }),
    );
  });

  return app;
}
