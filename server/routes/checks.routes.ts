import type { Context, Next } from 'hono';
import { processCardInput, testPaymentInput } from '#domain/payments/guest-payment';
import { testCard } from '#domain/payments/test-cards';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import * as account from '#domain/staff/staff.operations';
import { payerOf } from '../http/guest-route';
import { formBody, isHttps, parse, requireOrigin } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { isAdminHere } from '../http/staff-api';
import { staticApp } from '../http/static-app';
import {
  drawBankTestPage,
  drawMobileTestPage,
  MOBILE_TEST_SCRIPT,
  TABS,
} from '../pages/checks/check-pages';
import type { Deps } from '../setup/deps';
import { readBankStatus, readPayment, testResultAddress } from '../usecases/payments/read-payments';
import { processCard, startPayment } from '../usecases/payments/start-payment';
import { listDemoAccounts } from '../usecases/staff/sign-in';
import { pageFacts } from './bookings.routes';

/** Sends a request to this server itself. */
type Ask = (path: string) => Response | Promise<Response>;

/** The specification sets this sample amount, in lira. */
const SAMPLE_AMOUNT = '100.00';

/** Serves the bank integration page and the mobile test page; outside a demo the server shows them only to admins. */
export function checksRoutes(app: App, deps: Deps, ask: Ask): void {
  const shell = staticApp(deps.appFiles);
  const nothingHere = async (c: Context) => (await shell(c, async () => {})) ?? c.notFound();
  app.use('/vakifbank-test/*', requireOrigin(deps.reach));
  async function gate(c: Context, next: Next): Promise<Response | undefined> {
    if (!deps.isDemo && !(await isAdminHere(c, deps))) return nothingHere(c);
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    await next();
    return undefined;
  }

  app.get('/vakifbank-test', gate, async (c) => {
    const tab = TABS.find((one) => one === c.req.query('tab')) ?? 'overview';
    const status = await readBankStatus(deps, { isHttps: isHttps(c, deps.reach) });
    const payment = await shownPayment(c, deps);
    const shown = { status, payment, tab: payment ? ('testing' as const) : tab };
    return c.html(drawBankTestPage(await pageFacts(c, deps), shown));
  });

  app.post('/vakifbank-test/pay', gate, async (c) => {
    const form = await formBody(c);
    const request = await payerOf(c, deps, deps.newId());
    const card = testCard(form.get('card') ?? '');
    if (!card) {
      const input = parse(testPaymentInput, { amount: SAMPLE_AMOUNT });
      const { action } = await startPayment(deps, { request, input });
      return c.redirect(action.url, 303);
    }
    const input = parse(processCardInput, {
      amount: SAMPLE_AMOUNT,
      cardNumber: card.pan,
      expiryMonth: card.expiry.month,
      expiryYear: card.expiry.year,
      cvv: card.cvv,
      cardHolderName: 'Test User',
    });
    const started = await processCard(deps, { request, input }).catch(() => null);
    const page = started?.action.type === 'form_post' ? started.action.page : null;
    return c.redirect(page ?? testResultAddress(deps.keys, request.id), 303);
  });

  app.get('/mobile-test', gate, async (c) => {
    const status = await readBankStatus(deps, { isHttps: isHttps(c, deps.reach) });
    const { database } = status.configuration;
    const system = { ...(await apiStates(ask)), database, email: await deps.isMailServerUp() };
    const demo = listDemoAccounts(deps);
    return c.html(drawMobileTestPage(await pageFacts(c, deps), { status: system, demo }));
  });

  app.get('/mobile-test.js', (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(MOBILE_TEST_SCRIPT);
  });
}

/** Guests may read the menu; without a session the staff API responds with a sign-in request. */
async function apiStates(ask: Ask): Promise<{ server: boolean; adminApi: boolean }> {
  const status = async (path: string) => (await ask(path)).status;
  const [menu, staff] = [
    await status(GUEST_OPERATIONS.items.path),
    await status(account.team.path),
  ];
  return { server: menu === 200, adminApi: staff === 401 };
}

async function shownPayment(c: Context, deps: Deps) {
  const [id, key] = [c.req.query('payment'), c.req.query('key')];
  return id && key ? readPayment(deps, { id, key }).catch(() => null) : null;
}
