import { DomainError } from '#domain/error-codes';
import type { StartedPayment, StartPaymentInput } from '#domain/payments/start-payment';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { LINK_LIFE_MS, returnUrl } from '../../services/vakifbank/return-link';
import { beginPayment, bodyDigest, knownPayment, type PaymentRequest } from './shared/new-payment';
import { payableOf } from './shared/payable';
import { bankIds, type PaymentDeps } from './shared/payment-deps';

/** Opens the bank's hosted page. No card data reaches this server. */
export async function startPayment(
  deps: PaymentDeps,
  { request, input }: { request: PaymentRequest; input: StartPaymentInput },
): Promise<StartedPayment> {
  if (deps.bank.config.mode === 'off') throw new DomainError('payment.not_configured');
  const digest = bodyDigest(deps, [input.reservationId, input.orderId, input.amount]);
  const known = await knownPayment(deps, request.id, digest);
  if (known) return startedAgain(known);
  const payable = await payableOf(deps, input, request.proof);
  const payment = await beginPayment(deps, request, payable, {
    flow: 'hosted',
    state: 'created',
    bodyDigest: digest,
    installments: 1,
    brand: null,
    last4: null,
  });
  return openPage(deps, payment, request);
}

async function openPage(
  { bank, payments, keys, now }: PaymentDeps,
  payment: PaymentRow,
  { origin, language }: PaymentRequest,
): Promise<StartedPayment> {
  const { id, amountKurus, clientIp, createdAt, expiresAt } = payment;
  const link = { paymentId: id, way: 'return', expiresAt: createdAt + LINK_LIFE_MS } as const;
  const page = await bank.openHostedPage({
    ...bankIds(payment),
    amountKurus,
    clientIp,
    language,
    ttlMs: bank.config.ttlMs,
    returnUrl: returnUrl(origin, keys.payment, link),
  });
  const at = now();
  if (page.kind === 'refused') {
    const change = {
      reason: 'temporarily_unavailable',
      resultCode: page.code,
      nextCheckAt: null,
    } as const;
    await payments.move(payment, { event: 'failed', at, code: page.code, change });
    throw new DomainError('payment.unavailable');
  }
  const opened = await payments.move(payment, {
    event: 'token_issued',
    at,
    change: { token: page.token, pageUrl: page.url, nextCheckAt: expiresAt },
  });
  if (!opened) throw new DomainError('payment.unavailable');
  return startedAgain(opened);
}

function startedAgain({ id, state, pageUrl, expiresAt }: PaymentRow): StartedPayment {
  if (state !== 'awaiting_hosted' || !pageUrl) {
    throw new DomainError('payment.in_progress', { paymentId: id, action: null });
  }
  return {
    paymentId: id,
    status: 'requires_action',
    action: { type: 'redirect', url: pageUrl },
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
