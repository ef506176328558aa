import { type Context, Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import type { FailureReason } from '#domain/payments/failure-reasons';
import { startPaymentInput } from '#domain/payments/guest-payment';
import { clientAddress } from '../http/client-address';
import type { MemberGateDeps } from '../http/member-session';
import { payerOf } from '../http/payments/payment-request';
import { LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { requireOrigin } from '../http/require-origin';
import { formBody, parse } from '../http/validate';
import { failureAddress } from '../usecases/payments/shared/payment-address';
import type { PaymentDeps } from '../usecases/payments/shared/payment-deps';
import { startPayment } from '../usecases/payments/start-payment';

type PayDeps = PaymentDeps & MemberGateDeps & LimitDeps;

/** Starts a payment by a plain form, which also works without scripts. */
export function payRoutes(deps: PayDeps): Hono {
  const app = new Hono();
  app.use('/pay', requireOrigin(deps.reach));
  app.post('/pay', async (c) => {
    const form = await formBody(c);
    return c.redirect(await bankPage(c, deps, form).catch(addressOf), 303);
  });
  return app;
}

async function bankPage(c: Context, deps: PayDeps, form: URLSearchParams): Promise<string> {
  takeToken(deps.limiter, LIMITS.paymentByIp, clientAddress(c, deps.reach));
  const input = parse(startPaymentInput, Object.fromEntries(form));
  if (!input.orderId && !input.reservationId) throw new DomainError('not_found');
  const request = await payerOf(c, deps, deps.newId());
  const { action } = await startPayment(deps, { request, input });
  return action.url;
}

const REASONS: Partial<Record<string, FailureReason>> = {
  'payment.nothing_due': 'nothing_due',
  'payment.in_progress': 'under_review',
  'payment.not_configured': 'temporarily_unavailable',
  'payment.unavailable': 'temporarily_unavailable',
  rate_limited: 'temporarily_unavailable',
  busy: 'temporarily_unavailable',
};

/** A second tap redirects to the open payment's page; other refusals redirect to their own pages. */
function addressOf(error: unknown): string {
  if (!(error instanceof DomainError)) throw error;
  const { action, address } = error.details as {
    action?: { url: string } | null;
    address?: string;
  };
  return action?.url ?? address ?? failureAddress(REASONS[error.code] ?? null);
}
