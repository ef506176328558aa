import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createBankSimulator } from '../../../bank-simulator/bank-simulator';
import type { Fault } from '../../../bank-simulator/faults';
import type { SimulatedBank } from '../../../bank-simulator/simulated-bank';
import { simulatorUrls } from '../../../server/services/vakifbank/bank';
import type { BankConfig } from '../../../server/services/vakifbank/bank-config';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import { reconcilePayments } from '../../../server/usecases/payments/check-payment';
import { EVENING } from '../bar/fixtures';
import type { OpenApp, TestApp } from '../bar/test-app';
import { newOrderId } from '../data/test-orders';
import type { Form } from './bank-forms';
import { formOf } from './bank-forms';

/** Holds our server and a simulated bank on separate ports: all messages are real HTTP. */
export type PaymentBar = TestApp & {
  url: string;
  bank: SimulatedBank;
  fault(fault: Fault): void;
  payment(id: string): Promise<Record<string, unknown>>;
  /** Moves the clock on and lets the sweeper run. */
  later(ms: number): Promise<void>;
};

type Options = { bank?: Partial<BankConfig>; maxInstallment?: number; isRateLimited?: boolean };

/** The client gives up on the bank after the first time (ms); tests of the timeouts use the second. */
const TIMEOUT_MS = 1_200;
export const SHORT_MS = 100;

export async function openPaymentBar(openApp: OpenApp, options: Options = {}): Promise<PaymentBar> {
  const { maxInstallment = 1 } = options;
  let app: TestApp['app'] | null = null;
  let now = () => EVENING;
  const simulator = createBankSimulator({ now: () => now(), maxInstallment, hasControls: true });
  const bankPort = await listen(new Hono().route('/bank-simulator', simulator.app));
  const shopPort = await listen({ fetch: (request, env) => app?.fetch(request, env as object) });
  const publicUrl = `http://127.0.0.1:${shopPort.port}`;
  const env = { VAKIFBANK_MODE: 'simulator', VAKIFBANK_FLOW: 'direct' };
  const bar = await openApp({
    config: {
      publicUrl,
      isRateLimited: options.isRateLimited ?? false,
      bank: {
        ...readBankConfig(env, { isDemo: true }),
        urls: simulatorUrls(`http://127.0.0.1:${bankPort.port}`),
        saleTimeoutMs: TIMEOUT_MS,
        enrollTimeoutMs: TIMEOUT_MS,
        maxInstallment,
        ...options.bank,
      },
    },
  });
  app = bar.app;
  now = bar.clock.now;
  return {
    ...bar,
    url: publicUrl,
    bank: simulator.bank,
    fault: simulator.bank.faults.add,
    async payment(id) {
      const [row] = await bar.rows(`SELECT * FROM payment WHERE id = '${id}'`);
      return { ...row };
    },
    async later(ms) {
      bar.clock.advance(ms);
      await reconcilePayments(bar.deps);
    },
  };
}

type App = { fetch: (request: Request, env?: unknown) => Response | Promise<Response> | undefined };

export async function listen(app: App) {
  const fetch = app.fetch as Parameters<typeof serve>[0]['fetch'];
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

export const VISA = '4000000000000002';

/** Builds the specified request, with the synthetic card of a scenario. */
export function cardBody(cardNumber = VISA, more: Record<string, unknown> = {}) {
  const cvv = cardNumber.length === 15 ? '0000' : '000';
  const card = { cardNumber, expiryMonth: '12', expiryYear: '2030', cvv };
  return { amount: '100.50', ...card, cardHolderName: 'Ada Kaya', ...more };
}

export type Started = { status: number; id: string; body: Record<string, unknown> };

export async function start(
  bar: { url: string },
  body: unknown,
  id = newOrderId(),
): Promise<Started> {
  const response = await fetch(`${bar.url}/api/payment/vakifbank/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  });
  const read = (await response.json()) as Record<string, unknown>;
  return { status: response.status, id, body: read };
}

export async function submit({ action, fields }: Form, more: Record<string, string> = {}) {
  const response = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    // The browser comes from another site without our cookies.
    headers: { origin: 'https://acs.bank.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ ...fields, ...more }),
  });
  return {
    status: response.status,
    page: await response.text(),
    to: response.headers.get('location') ?? '',
    url: action,
  };
}

/** Leads from the issuer's page to the form that returns the guest to the shop. */
export async function authenticate(
  started: Started,
  response: 'right' | 'wrong' | 'cancel' = 'right',
): Promise<Form> {
  const { url, fields } = started.body.action as { url: string; fields: Record<string, string> };
  const codePage = await submit({ action: url, fields });
  const typed: Record<string, string> =
    response === 'cancel' ? { cancel: '1' } : { code: response === 'right' ? '123456' : '000000' };
  const back = await submit(formOf(codePage.page, codePage.url), typed);
  const flow = await submit(formOf(back.page, back.url));
  return formOf(flow.page, flow.url);
}

/** Runs a whole payment with a card; returns the guest's last URL. */
export async function payByCard(bar: PaymentBar, body: unknown = cardBody()) {
  const started = await start(bar, body);
  if (started.status !== 200) return { ...started, to: '', row: await bar.payment(started.id) };
  const { to } = await submit(await authenticate(started));
  return { ...started, to, row: await bar.payment(started.id) };
}
