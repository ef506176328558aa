import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import {
  bankStatus,
  guestPayment,
  processCardInput,
  startedPayment,
  startPaymentInput,
  testPaymentInput,
} from '#domain/payments/guest-payment';
import { clientAddress } from '../http/client-address';
import { guestRoute } from '../http/guest-route';
import { type IdempotencyDeps, mutationIdOf } from '../http/idempotency';
import type { MemberGateDeps } from '../http/member-session';
import { payerOf, returnedPaymentId, toldByUrl } from '../http/payments/payment-request';
import { countMisses, LIMITS, type LimitDeps, takeToken } from '../http/rate-limit';
import { isHttps, pageLanguage } from '../http/request-facts';
import { isAdminHere, type StaffGateDeps } from '../http/require-staff';
import { bodyText, entityId, formBody, parseJson } from '../http/validate';
import { acsContentSecurity, drawAcsPage } from '../pages/acs-page';
import { type FinishDeps, finishAuthentication } from '../usecases/payments/finish-authentication';
import { type ProcessCardDeps, processCard } from '../usecases/payments/process-card';
import { type BankStatusDeps, readBankStatus } from '../usecases/payments/read-bank-status';
import { readPayment } from '../usecases/payments/read-payment';
import { returnFromPage } from '../usecases/payments/return-from-page';
import { NO_PAYMENT_ADDRESS, paymentAddress } from '../usecases/payments/shared/payment-address';
import { startPayment } from '../usecases/payments/start-payment';

type PaymentsDeps = ProcessCardDeps &
  FinishDeps &
  BankStatusDeps &
  MemberGateDeps &
  StaffGateDeps &
  IdempotencyDeps &
  LimitDeps & { isDemo: boolean };

const BASE = '/api/payment/vakifbank';
/** The bank's page returns guests to these paths: the only mutations that the server accepts from another site. */
export const FROM_THE_BANK = new RegExp(`^${BASE}/(callback|return)/`);

export function paymentsRoutes(deps: PaymentsDeps): Hono {
  const app = new Hono();

  guestRoute(app, 'GET', `${BASE}/status`, bankStatus, async (c) => {
    if (!deps.isDemo && !(await isAdminHere(c, deps))) throw new DomainError('not_found');
    return readBankStatus(deps, { isHttps: isHttps(c, deps.reach) });
  });

  guestRoute(app, 'POST', `${BASE}/process`, startedPayment, (c) => process(c, deps));

  app.get(`${BASE}/acs/:id`, (c) => {
    const id = returnedPaymentId(c, deps, 'acs');
    const form = id && deps.acsForms.find(id);
    if (!form) return c.redirect(NO_PAYMENT_ADDRESS, 303);
    const nonce = randomBytes(16).toString('base64');
    const isSimulator = deps.bank.config.mode === 'simulator';
    c.header('Content-Security-Policy', acsContentSecurity(nonce, isSimulator));
    const { url, fields } = form;
    return c.html(drawAcsPage({ language: pageLanguage(c), nonce, url, fields }));
  });

  app.post(`${BASE}/callback/:id`, async (c) => {
    const payment = await returned(c, deps, 'callback');
    if (!payment) return c.redirect(NO_PAYMENT_ADDRESS, 303);
    const body = (await formBody(c)).toString();
    const after = await finishAuthentication(deps, { payment, body });
    return c.redirect(paymentAddress(deps.keys, after), 303);
  });

  app.on(['GET', 'POST'], `${BASE}/return/:id`, async (c) => {
    const payment = await returned(c, deps, 'return');
    if (!payment) return c.redirect(NO_PAYMENT_ADDRESS, 303);
    const told = await toldByUrl(c);
    return c.redirect(await returnFromPage(deps, { payment, told }), 303);
  });

  guestRoute(app, 'GET', '/api/payment/:id', guestPayment, (c) =>
    countMisses(c, deps, async () =>
      readPayment(deps, { id: entityId(c), key: c.req.query('key') ?? '' }),
    ),
  );

  return app;
}

/** The server reads card data only in direct mode. Otherwise the server drops them unread and opens the bank's page. */
async function process(c: Context, deps: PaymentsDeps) {
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

async function returned(c: Context, deps: PaymentsDeps, way: 'callback' | 'return') {
  const id = returnedPaymentId(c, deps, way);
  return id === null ? null : deps.payments.find(id);
}
