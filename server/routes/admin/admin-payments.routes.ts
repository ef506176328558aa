import { Hono } from 'hono';
import {
  cancelPaymentInput,
  decidePaymentInput,
  refundPaymentInput,
} from '#domain/payments/return-payment';
import { settlementQuery } from '#domain/payments/settlement';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import { cancelPayment } from '../../usecases/payments/cancel-payment';
import { compareSettlement } from '../../usecases/payments/compare-settlement';
import { decidePayment } from '../../usecases/payments/decide-payment';
import { explainDifferences } from '../../usecases/payments/explain-differences';
import {
  type ListPaymentsDeps,
  listPayments,
  listPaymentsQuery,
} from '../../usecases/payments/list-payments';
import { refundPayment } from '../../usecases/payments/refund-payment';
import { resolvePayment } from '../../usecases/payments/resolve-payment';
import type { StaffPaymentDeps } from '../../usecases/payments/shared/staff-payment';

type AdminPaymentsDeps = StaffGateDeps & IdempotencyDeps & StaffPaymentDeps & ListPaymentsDeps;

const ALL = '/api/admin/payments';
const LIST = { method: 'GET', path: ALL, need: 'payments.read' } as const;
const SETTLEMENT = { method: 'GET', path: `${ALL}/settlement`, need: 'money.read' } as const;
const EXPLAIN = {
  method: 'POST',
  path: `${ALL}/settlement/:day/explain`,
  need: 'payments.return',
} as const;
const CANCEL = { method: 'POST', path: `${ALL}/:id/cancel`, need: 'payments.return' } as const;
const REFUND = { method: 'POST', path: `${ALL}/:id/refund`, need: 'payments.return' } as const;
const DECIDE = { method: 'POST', path: `${ALL}/:id/decide`, need: 'payments.return' } as const;
const RESOLVE = { method: 'POST', path: `${ALL}/:id/resolve`, need: 'payments.return' } as const;

export function adminPaymentsRoutes(deps: AdminPaymentsDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(
      await listPayments(
        deps,
        parse(listPaymentsQuery, c.req.query()),
        c.get('session').member.role,
      ),
    ),
  );

  staffRoute(app, deps, SETTLEMENT, async (c) =>
    c.json(await compareSettlement(deps, parse(settlementQuery, c.req.query()).day)),
  );

  staffRoute(app, deps, EXPLAIN, (c) =>
    staffMutation(c, deps, 'settlement.explain', async ({ claim, text }) => {
      const change = parseJson(cancelPaymentInput, text);
      const { day } = parse(settlementQuery, { day: c.req.param('day') });
      return explainDifferences(deps, { claim, change, member: c.get('session').member, day });
    }),
  );

  staffRoute(app, deps, CANCEL, (c) =>
    staffMutation(c, deps, 'payment.cancel', async ({ claim, text }) => {
      const change = parseJson(cancelPaymentInput, text);
      const { member } = c.get('session');
      return cancelPayment(deps, { claim, change, member, paymentId: entityId(c) });
    }),
  );

  staffRoute(app, deps, REFUND, (c) =>
    staffMutation(c, deps, 'payment.refund', async ({ claim, text }) => {
      const change = parseJson(refundPaymentInput, text);
      const { member } = c.get('session');
      return refundPayment(deps, { claim, change, member, paymentId: entityId(c) });
    }),
  );

  staffRoute(app, deps, RESOLVE, (c) =>
    staffMutation(c, deps, 'payment.resolve', async ({ claim, text }) => {
      const change = parseJson(cancelPaymentInput, text);
      const { member } = c.get('session');
      return resolvePayment(deps, { claim, change, member, paymentId: entityId(c) });
    }),
  );

  staffRoute(app, deps, DECIDE, (c) =>
    staffMutation(c, deps, 'payment.decide', async ({ claim, text }) => {
      const change = parseJson(decidePaymentInput, text);
      const { member } = c.get('session');
      return decidePayment(deps, { claim, change, member, paymentId: entityId(c) });
    }),
  );

  return app;
}
