import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import {
  processCardInput,
  startPaymentInput,
  testPaymentInput,
} from '#domain/payments/guest-payment';
import type { FailureReason } from '#domain/payments/payment-read';
import * as payments from '#domain/payments/payments.operations';
import { settlementQuery } from '#domain/payments/settlement';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { guestRoute, payerOf, plainRoute, returnedPaymentId, toldByUrl } from '../http/guest-route';
import { mutationIdOf } from '../http/idempotency';
import { countMisses, LIMITS, takeToken } from '../http/rate-limit';
import {
  bodyText,
  clientAddress,
  entityId,
  formBody,
  isHttps,
  pageLanguage,
  parse,
  parseJson,
  requireOrigin,
} from '../http/request-facts';
import type { App } from '../http/staff-api';
import { isAdminHere, staffApi } from '../http/staff-api';
import { acsContentSecurity, drawAcsPage } from '../pages/acs-page';
import type { Deps } from '../setup/deps';
import {
  failureAddress,
  listPayments,
  listPaymentsQuery,
  NO_PAYMENT_ADDRESS,
  paymentAddress,
  readBankStatus,
  readPayment,
} from '../usecases/payments/read-payments';
import {
  cancelPayment,
  compareSettlement,
  decidePayment,
  explainDifferences,
  refundPayment,
  resolvePayment,
} from '../usecases/payments/settlements';
import {
  finishAuthentication,
  processCard,
  returnFromPage,
  startPayment,
} from '../usecases/payments/start-payment';

/** The bank's page returns guests to these paths: the only mutations that the server accepts from another site. */
export const FROM_THE_BANK = /^\/api\/payment\/vakifbank\/(callback|return)\//;

export function paymentsRoutes(app: App, deps: Deps): void {
  staffPaymentsRoutes(app, deps);
  payPageRoute(app, deps);

  guestRoute(app, GUEST_OPERATIONS.bankStatus, async (c) => {
    if (!deps.isDemo && !(await isAdminHere(c, deps))) throw new DomainError('not_found');
    return readBankStatus(deps, { isHttps: isHttps(c, deps.reach) });
  });

  guestRoute(app, GUEST_OPERATIONS.pay, (c) => process(c, deps));

  plainRoute(app, GUEST_OPERATIONS.authenticate, async (c) => {
    const payment = await returned(c, deps, 'acs');
    const form = payment && payment.expiresAt > deps.now() ? payment.acsForm : null;
    if (!form) return c.redirect(NO_PAYMENT_ADDRESS, 303);
    const nonce = randomBytes(16).toString('base64');
    const isSimulator = deps.bank.config.mode === 'simulator';
    c.header('Content-Security-Policy', acsContentSecurity(nonce, isSimulator));
    const { url, fields } = form;
    return c.html(drawAcsPage({ language: pageLanguage(c), nonce, url, fields }));
  });

  plainRoute(app, GUEST_OPERATIONS.authenticated, async (c) => {
    const payment = await returned(c, deps, 'callback');
    if (!payment) return c.redirect(NO_PAYMENT_ADDRESS, 303);
    const body = (await formBody(c)).toString();
    const after = await finishAuthentication(deps, { payment, body });
    return c.redirect(paymentAddress(deps.keys, after), 303);
  });

  for (const way of [GUEST_OPERATIONS.returned, GUEST_OPERATIONS.returnedByForm]) {
    plainRoute(app, way, async (c) => {
      const payment = await returned(c, deps, 'return');
      if (!payment) return c.redirect(NO_PAYMENT_ADDRESS, 303);
      const told = await toldByUrl(c);
      return c.redirect(await returnFromPage(deps, { payment, told }), 303);
    });
  }

  guestRoute(app, GUEST_OPERATIONS.payment, (c) =>
    countMisses(c, deps, async () =>
      readPayment(deps, { id: entityId(c), key: c.req.query('key') ?? '' }),
    ),
  );
}

/** The server reads card data only in direct mode. Otherwise the server drops them unread and opens the bank's page. */
async function process(c: Context, deps: Deps) {
  const { mode, flow } = deps.bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const id = mutationIdOf(c, deps.newId);
  const address = clientAddress(c, deps.reach);
  takeToken(deps.limiter, LIMITS.paymentByIp, address, id);
  const text = await bodyText(c);
  const request = await payerOf(c, deps, id);
  const hasCard = text.includes('"cardNumber"');
  if (hasCard && flow === 'direct') {
    takeToken(deps.limiter, LIMITS.cardByIp, address, id);
    const input = parseJson(processCardInput, text);
    return processCard(deps, { request, input });
  }
  const schema = mode === 'live' || hasCard ? startPaymentInput : testPaymentInput;
  const input = parseJson(schema, text);
  if (hasCard && !input.orderId && !input.reservationId) {
    throw new DomainError('payment.direct_disabled');
  }
  return startPayment(deps, { request, input });
}

async function returned(c: Context, deps: Deps, way: 'acs' | 'callback' | 'return') {
  const id = returnedPaymentId(c, deps, way);
  return id === null ? null : deps.payments.find(id);
}

function staffPaymentsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(payments.list, (c) =>
    listPayments(deps, parse(listPaymentsQuery, c.req.query()), c.get('session').member.role),
  );
  staff.read(payments.settlement, (_, { day }) => compareSettlement(deps, day));
  staff.change(payments.explain, (request, c) => {
    const { day } = parse(settlementQuery, { day: c.req.param('day') });
    return explainDifferences(deps, { ...request, day });
  });
  staff.changeRow(payments.cancel, cancelPayment);
  staff.changeRow(payments.refund, refundPayment);
  staff.changeRow(payments.resolve, resolvePayment);
  staff.changeRow(payments.decide, decidePayment);
}

/** Starts a payment by a plain form, which also works without scripts. */
function payPageRoute(app: App, deps: Deps): void {
  app.use('/pay', requireOrigin(deps.reach));
  app.post('/pay', async (c) => {
    const form = await formBody(c);
    return c.redirect(await bankPage(c, deps, form).catch(addressOf), 303);
  });
}

async function bankPage(c: Context, deps: Deps, form: URLSearchParams): Promise<string> {
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
  // Only a refused payment names them.
  const { action, address } = error.details as {
    action?: { url: string } | null;
    address?: string;
  };
  return action?.url ?? address ?? failureAddress(REASONS[error.code] ?? null);
}
