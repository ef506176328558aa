import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/booking';
import { uuidText } from '#domain/fields';
import { liraText } from '#domain/money';
import { pageQuery } from '#domain/page-query';
import type { BankStatusRead } from '#domain/payments/bank-response';
import type {
  FailureReason,
  GuestPayment,
  PaymentList,
  PaymentRead,
} from '#domain/payments/payment-read';
import { guestReason, guestStatus } from '#domain/payments/payment-read';
import { UNRESOLVED } from '#domain/payments/payment-state';
import type { SettlementState } from '#domain/payments/settlement';
import {
  canCancelPayment,
  decisionsOf,
  isComparisonLate,
  refundableKurus,
} from '#domain/payments/settlement';
import { TEST_CARDS } from '#domain/payments/test-cards';
import { may } from '#domain/roles';
import { fitting } from '../../db/page-room';
import type { PaymentRow } from '../../repositories/payment-ledger';
import type { Keys } from '../../services/keys';
import { isOurs } from '../../services/keys';
import type { Bank } from '../../services/vakifbank/bank';
import { BUILT_PARTS, canSendTestCards } from '../../services/vakifbank/bank';
import { readToken } from '../../services/vakifbank/hosted-page';
import type { Parts } from '../shared/staff-change';
import { orRefuse } from '../shared/staff-change';

/** The later steps of a payment need these dependencies. */
export type BankDeps = Pick<Parts, 'payments' | 'bank' | 'now' | 'newId'>;

/** The start of a payment needs these dependencies. */
export type PaymentDeps = BankDeps &
  Pick<Parts, 'brunches' | 'orders' | 'menu' | 'bills' | 'settings' | 'keys'>;

export function bankIds(payment: PaymentRow): { bankId: string; transactionId: string } {
  return { bankId: bankIdOf(payment.id), transactionId: bankIdOf(payment.saleId) };
}

/** Returns an id for the bank, which accepts letters and digits only. */
export function bankIdOf(id: string): string {
  return id.replaceAll('-', '');
}

/** Returns the URL of a payment's result. The URL contains our own reasons, never the bank's texts. */
export function paymentAddress(
  keys: Keys,
  payment: PaymentRow,
  hint?: 'cancelled_by_customer' | 'under_review',
): string {
  const { id, purpose, refId } = payment;
  const key = readToken(keys.payment, id);
  if (purpose === 'test') return testResultAddress(keys, id);
  if (guestStatus(payment) === 'paid') {
    const search = { payment: id, key };
    const isOrder = purpose === 'order' && refId !== null;
    return address('/order-success', isOrder ? { orderId: refId, ...search } : search);
  }
  const reason = hint ?? guestReason(payment) ?? 'card_declined';
  return address('/order-failed', { reason, payment: id, key });
}

export function testResultAddress(keys: Keys, id: string): string {
  return address('/vakifbank-test', { payment: id, key: readToken(keys.payment, id) });
}

/** Returns the URL for a payment that the server could not start. */
export function failureAddress(reason: FailureReason | null): string {
  return reason ? address('/order-failed', { reason }) : NO_PAYMENT_ADDRESS;
}

/** The page shows its general sentence for an unknown payment. */
export const NO_PAYMENT_ADDRESS = '/order-failed';

function address(path: string, search: Record<string, string>): string {
  return `${path}?${new URLSearchParams(search)}`;
}

export function paymentRead(payment: PaymentRow, now: number): PaymentRead {
  const { id, purpose, refId, guestName, state, reason, mode, attention } = payment;
  const { brand, last4, authCode, rrn, resultCode, capturedAt } = payment;
  return {
    id,
    purpose,
    refId,
    guestName,
    state,
    reason,
    attention,
    isUnresolved: UNRESOLVED.includes(state) || attention !== null,
    mode,
    amount: liraText(payment.amountKurus),
    refunded: liraText(payment.refundedKurus),
    refundable: liraText(refundableKurus(payment)),
    canCancel: canCancelPayment(payment, now),
    decisions: decisionsOf(payment),
    brand,
    last4,
    authCode,
    rrn,
    resultCode,
    createdAt: new Date(payment.createdAt).toISOString(),
    stateAt: new Date(payment.stateAt).toISOString(),
    capturedAt: capturedAt === null ? null : new Date(capturedAt).toISOString(),
  };
}

type ListPaymentsDeps = Pick<Parts, 'payments' | 'settlements' | 'bank' | 'now'>;

/**
 * The query selects all payments, those of one booking or order (`refId`), those of a table's party that are at the
 * bank (`seatingId`), or those to check (`state=unresolved`).
 */
export const listPaymentsQuery = v.object({
  refId: v.exactOptional(uuidText),
  seatingId: v.exactOptional(uuidText),
  state: v.optional(v.picklist(['all', 'unresolved'], 'payment.state_unknown'), 'all'),
  ...pageQuery,
});

/** Managers see sums and all payments; staff see those of one order and those to check. */
export async function listPayments(
  deps: ListPaymentsDeps,
  { refId, seatingId, state, page, limit }: v.InferOutput<typeof listPaymentsQuery>,
  role: string,
): Promise<PaymentList> {
  const { payments } = deps;
  const at = deps.now();
  const seesMoney = may(role, 'money.read');
  const isAll = seesMoney || refId !== undefined || seatingId !== undefined;
  const [rows, figures, compared] = await Promise.all([
    payments.list({
      ...(refId === undefined ? {} : { refId }),
      ...(seatingId === undefined ? {} : { seatingId }),
      isUnresolved: state === 'unresolved' || !isAll,
      offset: (page - 1) * limit,
      limit,
    }),
    payments.figures(eveningBegan(at)),
    settlementOf(deps),
  ]);
  return {
    payments: rows.map((row) => paymentRead(row, at)),
    unresolved: figures.unresolved + (compared?.open.length ?? 0),
    takenToday: seesMoney ? liraText(figures.kurus) : null,
    settlement: compared && { ...compared, open: fitting(compared.open) },
  };
}

async function settlementOf({
  settlements,
  bank,
  now,
}: ListPaymentsDeps): Promise<SettlementState | null> {
  const { mode } = bank.config;
  if (mode === 'off') return null;
  const [comparedUntil, open] = await Promise.all([
    settlements.lastDay(mode),
    settlements.open(mode),
  ]);
  return {
    comparedUntil,
    isLate: isComparisonLate(comparedUntil, now()),
    open: open.map(({ report }) => report),
  };
}

/** The holder of the payment's URL may read the payment. */
export async function readPayment(
  { payments, keys }: Parts,
  { id, key }: { id: string; key: string },
): Promise<GuestPayment> {
  const mayRead = isOurs(keys, key, ({ payment }) => readToken(payment, id));
  return guestPayment(orRefuse(mayRead ? await payments.find(id) : null));
}

function guestPayment(payment: PaymentRow): GuestPayment {
  const { id, state, purpose, refId, brand, last4, authCode, capturedAt, pageUrl } = payment;
  return {
    id,
    status: guestStatus(payment),
    reason: guestReason(payment),
    purpose,
    refId,
    amount: liraText(payment.amountKurus),
    currency: 'TRY',
    brand,
    last4,
    authCode,
    paidAt: capturedAt === null ? null : new Date(capturedAt).toISOString(),
    refunded: liraText(payment.refundedKurus),
    pageUrl: state === 'awaiting_hosted' ? pageUrl : null,
  };
}

type BankStatusDeps = Pick<Parts, 'bank' | 'isDemo' | 'now'> & {
  /** @throws when the database cannot be read */
  settings: { read(): Promise<{ cardOrders: boolean }> };
};

/** Returns the setup of card payments as booleans, never a secret or its length. */
export async function readBankStatus(
  { bank, settings, now }: BankStatusDeps,
  { isHttps }: { isHttps: boolean },
): Promise<BankStatusRead> {
  const { config } = bank;
  const { mode, flow, maxInstallment, hashCheck } = config;
  const isBank = mode === 'test' || mode === 'live';
  const canTest = mode === 'simulator' || mode === 'test';
  const issuer = mode === 'simulator' ? 'simulator' : 'bank';
  const testCards = canTest ? TEST_CARDS.filter(({ of }) => of === issuer) : [];
  const database = await settings.read().then(
    () => true,
    () => false,
  );
  return {
    mode,
    flow,
    configuration: {
      merchantId: isBank && config.merchantId !== '',
      terminalNumber: isBank && config.terminalNo !== '',
      password: isBank && config.password !== '',
      testMode: canTest,
      ssl: isHttps,
      database,
      endpoints: hasAddresses(config),
      testCards: testCards.length > 0,
    },
    technical: { ...BUILT_PARTS, testInterface: canSendTestCards(now()) },
    transactions: {
      sale: mode !== 'off',
      cancel: mode !== 'off',
      refund: mode !== 'off',
      installments: mode !== 'off' && maxInstallment >= 2,
      threeDSecure: mode !== 'off',
    },
    checksBankHash: hashCheck === 'enforce',
    canTest,
    takesCards: flow === 'direct' && mode !== 'off',
    testCards,
  };
}

/** The simulator of this process needs no addresses. */
function hasAddresses({ mode, urls }: Bank['config']): boolean {
  if (urls === null) return mode === 'simulator';
  return Object.values(urls).every((url) => URL.canParse(url));
}
