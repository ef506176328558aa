import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/slots';
import { DomainError } from '#domain/error-codes';
import { uuidText } from '#domain/fields';
import { liraText } from '#domain/money';
import { pageQuery } from '#domain/page-query';
import type { BankStatusRead } from '#domain/payments/bank-response';
import {
  type GuestPayment,
  guestReason,
  guestStatus,
  type PaymentList,
} from '#domain/payments/payment-read';
import { isComparisonLate, type SettlementState } from '#domain/payments/settlement';
import { TEST_CARDS } from '#domain/payments/test-cards';
import { may } from '#domain/staff/roles';
import { fitting } from '../../db/page-room';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { isOurs } from '../../services/secrets/keys';
import { type Bank, BUILT_PARTS, canSendTestCards } from '../../services/vakifbank/bank';
import { readToken } from '../../services/vakifbank/hosted-page';
import type { Parts } from '../shared/parts';
import { paymentRead } from './payment';

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
  const payment = mayRead ? await payments.find(id) : null;
  if (!payment) throw new DomainError('not_found');
  return guestPayment(payment);
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
