import { DomainError } from '#domain/error-codes';
import type {
  ProcessCardInput,
  StartedPayment,
  StartPaymentInput,
} from '#domain/payments/guest-payment';
import type { FailureReason } from '#domain/payments/payment-read';
import {
  brandOf,
  expiryYYMM,
  hasCheckDigit,
  hasLengthsOf,
  isExpired,
} from '#domain/payments/payment-read';
import type { PaymentState } from '#domain/payments/payment-state';
import {
  CHECKS_AFTER_RETURN,
  CHECKS_AFTER_START,
  nextPageCheckAt,
} from '#domain/payments/payment-state';
import { testCard } from '#domain/payments/test-cards';
import { log } from '../../log/log';
import type { PaymentRow } from '../../repositories/payment-ledger';
import type { Keys } from '../../services/keys';
import type { ToldByUrl } from '../../services/vakifbank/hosted-page';
import { LINK_LIFE_MS, returnUrl } from '../../services/vakifbank/hosted-page';
import { Card, parseCallback, verifyCallback } from '../../services/vakifbank/mpi';
import { orRefuse } from '../shared/staff-change';
import { checkPayment } from './check-payment';
import type { Payable, PaymentRequest } from './new-payment';
import {
  beginPayment,
  bodyDigest,
  duePayable,
  inProgress,
  knownPayment,
  openPayment,
} from './new-payment';
import type { BankDeps, PaymentDeps } from './read-payments';
import { bankIds, paymentAddress } from './read-payments';
import { settleHosted, settleSale } from './settle-sale';

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
  return startedAgain(deps, orRefuse(opened, 'payment.unavailable'));
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

/**
 * Handles the browser's return from the card issuer. Its form only decides whether the server tries the sale; only the
 * sale moves money. A second or late callback changes nothing.
 */
export async function finishAuthentication(
  deps: BankDeps,
  { payment, body }: { payment: PaymentRow; body: string },
): Promise<PaymentRow> {
  if (payment.state !== 'awaiting_3ds') return payment;
  const { payments, bank, now } = deps;
  const at = now();
  if (at >= payment.expiresAt) {
    return failed(deps, payment, { event: 'expired', reason: 'expired', code: null });
  }
  const fields = parseCallback(body);
  const { amountKurus, installments, brand, last4 } = payment;
  const awaited = { bankId: bankIds(payment).bankId, amountKurus, installments, brand, last4 };
  const verdict = fields && verifyCallback(bank.config, awaited, fields);
  if (!verdict || verdict.kind === 'tampered') {
    const code = verdict ? verdict.field : 'unreadable';
    log.alarm('payment.callback_differs', { id: payment.id, field: code });
    return failed(deps, payment, {
      event: 'failed',
      reason: 'auth_failed',
      code,
      attention: 'tampered',
    });
  }
  if (verdict.hash === 'failed') {
    log.warn('payment.callback_hash', { id: payment.id });
  }
  if (verdict.kind === 'failed') {
    if (verdict.needsOperator) log.alarm('bank.unknown_address', {});
    return failed(deps, payment, { event: 'failed', reason: verdict.reason, code: verdict.hash });
  }
  const { eci, cavv } = verdict;
  const capturing = await payments.move(payment, {
    event: 'authenticated',
    at,
    code: verdict.hash,
    change: { eci, nextCheckAt: at + bank.config.saleTimeoutMs + 10_000 },
  });
  // A parallel callback has sent the sale.
  if (!capturing) return (await payments.find(payment.id)) ?? payment;
  const sale = { amountKurus, installments, eci, cavv, clientIp: payment.clientIp };
  const result = await bank.sell({ ...bankIds(capturing), ...sale });
  const settled = await settleSale(deps, capturing, result);
  return settled ?? (await payments.find(payment.id)) ?? capturing;
}

type Failure = {
  event: 'failed' | 'expired';
  reason: FailureReason;
  code: string | null;
  attention?: string;
};

async function failed(
  { payments, now }: BankDeps,
  payment: PaymentRow,
  { event, reason, code, attention }: Failure,
): Promise<PaymentRow> {
  const change = { reason, nextCheckAt: null, ...(attention ? { attention } : {}) };
  const moved = await payments.move(payment, { event, at: now(), code, change });
  return moved ?? (await payments.find(payment.id)) ?? payment;
}

/**
 * Handles the specified request with card data, which the bank authenticates. The card stays in memory until the server
 * has sent the enrollment; the server stores, logs and returns only brand and last four digits.
 */
export async function processCard(
  deps: PaymentDeps,
  { request, input }: { request: PaymentRequest; input: ProcessCardInput },
): Promise<StartedPayment> {
  const { installmentCount: installments } = input;
  const card = cardOf(deps, input);
  if (installments > deps.bank.config.maxInstallment) throw new DomainError('payment.installments');
  const { reservationId, orderId, amount, cardNumber, cardHolderName } = input;
  const facts = [
    [reservationId, orderId, amount, installments],
    [cardNumber, card.expiry, cardHolderName],
  ];
  const known = await knownPayment(deps, request.id, facts);
  if (known) return processedAgain(deps, known, request);
  const payable = await duePayable(deps, input, request.proof);
  const payment = await beginPayment(deps, request, payable, {
    flow: 'direct',
    state: 'enrolling',
    bodyDigest: bodyDigest(deps.keys, facts),
    installments,
    brand: card.brand,
    last4: card.last4,
  });
  if (!payment) throw inProgress(deps, await openPayment(deps, payable));
  return enrollCard(deps, payment, { card, request });
}

/** @throws DomainError for an invalid card */
function cardOf({ bank, now }: PaymentDeps, input: ProcessCardInput): Card {
  const { cardNumber: pan, cvv } = input;
  const brand = brandOf(pan);
  if (!brand) throw new DomainError('payment.card_not_accepted');
  const listed = testCard(pan);
  const expiry = expiryYYMM(input);
  const isValid = hasLengthsOf(brand, { pan, cvv }) && (listed !== null || hasCheckDigit(pan));
  if (!isValid || !expiry || isExpired(expiry, now()))
    throw new DomainError('payment.card_invalid');
  if (bank.config.mode !== 'live' && !listed) throw new DomainError('payment.real_card_refused');
  return new Card({ pan, cvv, brand, expiry });
}

async function enrollCard(
  deps: PaymentDeps,
  payment: PaymentRow,
  { card, request }: { card: Card; request: PaymentRequest },
): Promise<StartedPayment> {
  const { bank, payments, keys, now } = deps;
  const { id, amountKurus, installments, createdAt, expiresAt } = payment;
  const link = { paymentId: id, way: 'callback', expiresAt: createdAt + LINK_LIFE_MS } as const;
  const enrolled = await bank.enroll({
    bankId: bankIds(payment).bankId,
    card,
    amountKurus,
    installments,
    returnUrl: returnUrl(request.origin, keys.payment, link),
  });
  const at = now();
  if (enrolled.kind === 'refused') {
    const { reason, code, needsOperator } = enrolled;
    if (needsOperator) log.alarm('bank.unknown_address', { code });
    const change = { reason, resultCode: code, nextCheckAt: null };
    await payments.move(payment, { event: 'failed', at, code, change });
    const isCard = reason === 'card_not_accepted' || reason === 'card_details';
    throw new DomainError(isCard ? 'payment.not_enrolled' : 'payment.unavailable', {
      paymentId: id,
      reason,
    });
  }
  const change = { nextCheckAt: expiresAt, brand: enrolled.brand, acsForm: enrolled.form };
  const waiting = await payments.move(payment, { event: 'enrolled', at, change });
  return processedAgain(deps, orRefuse(waiting, 'payment.unavailable'), request);
}

/** A retry gets the same form, without a second enrollment. */
function processedAgain(
  { keys }: PaymentDeps,
  { id, state, createdAt, expiresAt, acsForm: form }: PaymentRow,
  { origin }: PaymentRequest,
): StartedPayment {
  if (state !== 'awaiting_3ds' || !form)
    throw new DomainError('payment.in_progress', { paymentId: id, action: null });
  const link = { paymentId: id, way: 'acs', expiresAt: createdAt + LINK_LIFE_MS } as const;
  return {
    paymentId: id,
    status: 'requires_action',
    action: {
      type: 'form_post',
      url: form.url,
      fields: form.fields,
      page: returnUrl(origin, keys.payment, link),
    },
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
