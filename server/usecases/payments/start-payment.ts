import { DomainError } from '#domain/error-codes';
import {
  CHECKS_AFTER_RETURN,
  CHECKS_AFTER_START,
  nextPageCheckAt,
} from '#domain/payments/check-schedule';
import type { StartedPayment, StartPaymentInput } from '#domain/payments/guest-payment';
import type { PaymentState } from '#domain/payments/payment-state';
import type { PaymentRow } from '../../repositories/payments/payment-ledger';
import type { Keys } from '../../services/secrets/keys';
import { LINK_LIFE_MS, returnUrl, type ToldByUrl } from '../../services/vakifbank/hosted-page';
import { checkPayment } from './check-payment';
import {
  beginPayment,
  bodyDigest,
  duePayable,
  inProgress,
  knownPayment,
  openPayment,
  type Payable,
  type PaymentRequest,
} from './new-payment';
import { type BankDeps, bankIds, type PaymentDeps, paymentAddress } from './read-payments';
import { settleHosted } from './settle-sale';

const ASKED: readonly PaymentState[] = ['awaiting_hosted', 'declined', 'expired'];

/** Handles a guest's return from the bank's page: asks the bank and returns the URL of the result's page. */
export async function returnFromPage(
  deps: BankDeps & { keys: Keys },
  { payment, told }: { payment: PaymentRow; told: ToldByUrl },
): Promise<string> {
  if (payment.flow === 'hosted' && payment.state === 'unknown') {
    await checkPayment(deps, payment);
    return paymentAddress(deps.keys, (await deps.payments.find(payment.id)) ?? payment);
  }
  if (payment.flow !== 'hosted' || !ASKED.includes(payment.state)) {
    return paymentAddress(deps.keys, payment);
  }
  const { result, payment: after } = await settleHosted(deps, payment, CHECKS_AFTER_RETURN);
  // No attempt exists yet: the guest turned back and may pay later on the same page.
  const hasLeft = result === 'not_final' && told === 'refused' && after.state === 'awaiting_hosted';
  return paymentAddress(deps.keys, after, hasLeft ? 'cancelled_by_customer' : undefined);
}

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
  const facts = [input.reservationId, input.orderId, input.amount];
  const known = await knownPayment(deps, request.id, facts);
  if (known) return startedAgain(deps, await onceOpened(deps, known));
  const payable = await duePayable(deps, input, request.proof);
  const digest = bodyDigest(deps.keys, facts);
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
