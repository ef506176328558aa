import { DomainError } from '#domain/error-codes';
import { CHECKS_AFTER_START, nextPageCheckAt } from '#domain/payments/check-schedule';
import type { StartedPayment, StartPaymentInput } from '#domain/payments/guest-payment';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { LINK_LIFE_MS, returnUrl } from '../../services/vakifbank/hosted-page';
import { duePayable } from './shared/due-payable';
import {
  beginPayment,
  bodyDigest,
  inProgress,
  knownPayment,
  openPayment,
  type PaymentRequest,
} from './shared/new-payment';
import type { Payable } from './shared/payable';
import { bankIds, type PaymentDeps } from './shared/payment-deps';

/** The pages that the bank is making: a second tap waits for the same page. */
const opening = new Map<string, Promise<StartedPayment>>();

type Keyed = Pick<PaymentRow, 'id' | 'bodyDigest'>;
const keyOf = ({ id, bodyDigest: digest }: Keyed) => `${id} ${digest}`;

/** Opens the bank's hosted page. No card data reaches this server. */
export async function startPayment(
  deps: PaymentDeps,
  { request, input }: { request: PaymentRequest; input: StartPaymentInput },
): Promise<StartedPayment> {
  if (deps.bank.config.mode === 'off') throw new DomainError('payment.not_configured');
  const digest = bodyDigest(deps, [input.reservationId, input.orderId, input.amount]);
  const known = await knownPayment(deps, request.id, digest);
  if (known) return startedAgain(deps, await onceOpened(deps, known));
  const payable = await duePayable(deps, input, request.proof);
  const key = keyOf({ id: request.id, bodyDigest: digest });
  const running = opening.get(key);
  if (running) return running;
  const page = beginOnPage(deps, request, { payable, digest });
  opening.set(key, page);
  return page.finally(() => opening.delete(key));
}

async function beginOnPage(
  deps: PaymentDeps,
  request: PaymentRequest,
  { payable, digest }: { payable: Payable; digest: string },
): Promise<StartedPayment> {
  const payment = await beginPayment(deps, request, payable, {
    flow: 'hosted',
    state: 'created',
    bodyDigest: digest,
    installments: 1,
    brand: null,
    last4: null,
  });
  if (payment) return openPage(deps, payment, request);
  const open = await openPayment(deps, payable);
  throw inProgress(deps, open && (await onceOpened(deps, open)));
}

/** Waits for the page of a payment that another request has just begun. */
async function onceOpened({ payments }: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.state !== 'created') return payment;
  await opening.get(keyOf(payment));
  return (await payments.find(payment.id)) ?? payment;
}

async function openPage(
  deps: PaymentDeps,
  payment: PaymentRow,
  { origin, language }: PaymentRequest,
): Promise<StartedPayment> {
  const { bank, payments, keys, now } = deps;
  const { id, amountKurus, clientIp, createdAt, expiresAt } = payment;
  const link = { paymentId: id, way: 'return', expiresAt: createdAt + LINK_LIFE_MS } as const;
  const page = await bank.openHostedPage({
    ...bankIds(payment),
    amountKurus,
    clientIp,
    language,
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
    change: {
      token: page.token,
      pageUrl: page.url,
      checks: CHECKS_AFTER_START,
      nextCheckAt: nextPageCheckAt(CHECKS_AFTER_START, { now: at, expiresAt }),
    },
  });
  if (!opened) throw new DomainError('payment.unavailable');
  return startedAgain(deps, opened);
}

function startedAgain(deps: PaymentDeps, payment: PaymentRow): StartedPayment {
  const { id, state, pageUrl, expiresAt } = payment;
  if (state !== 'awaiting_hosted' || !pageUrl) throw inProgress(deps, payment);
  return {
    paymentId: id,
    status: 'requires_action',
    action: { type: 'redirect', url: pageUrl },
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
