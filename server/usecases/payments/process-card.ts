import { DomainError } from '#domain/error-codes';
import type { FailureReason } from '#domain/payments/failure-reasons';
import type { ProcessCardInput, StartedPayment } from '#domain/payments/guest-payment';
import {
  brandOf,
  expiryYYMM,
  hasCheckDigit,
  hasLengthsOf,
  isExpired,
} from '#domain/payments/payment-read';
import { testCard } from '#domain/payments/test-cards';
import { log } from '../../log/log';
import type { PaymentRow } from '../../repositories/payments/payment-ledger';
import { parseCallback, verifyCallback } from '../../services/vakifbank/callback';
import { LINK_LIFE_MS, returnUrl } from '../../services/vakifbank/hosted-page';
import { Card } from '../../services/vakifbank/mpi';
import {
  beginPayment,
  bodyDigest,
  duePayable,
  inProgress,
  knownPayment,
  openPayment,
  type PaymentRequest,
} from './new-payment';
import { type BankDeps, bankIds, type PaymentDeps } from './read-payments';
import { settleSale } from './settle-sale';

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
  if (known) return startedAgain(deps, known, request);
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
  if (!waiting) throw new DomainError('payment.unavailable');
  return startedAgain(deps, waiting, request);
}

/** A retry gets the same form, without a second enrollment. */
function startedAgain(
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
