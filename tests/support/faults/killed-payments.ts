import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createBankSimulator } from '../../../bank-simulator/bank-simulator';
import type { FaultPoint } from '../../../bank-simulator/faults';
import type { SimulatedBank } from '../../../bank-simulator/simulated-bank';
import { simulatorUrls } from '../../../server/services/vakifbank/bank';
import type { BankUrls } from '../../../server/services/vakifbank/bank-config';
import type { ServerProcess } from '../bar/server-process';
import { startServer } from '../bar/server-process';
import { DEMO_STAFF, sendAsStaff, signedIn } from '../calls/staff-calls';
import { payTestAmount } from '../payments/card-payments';
import { authenticate, cardBody, start, submit } from '../payments/payment-bar';

/** Names a request to the bank and the moment of the kill: before the bank acts, or before its response arrives. */
export type PaymentStep = {
  by: 'card' | 'page' | 'cancel' | 'refund';
  at: FaultPoint;
  moment: 'before' | 'after';
};

const both = (by: PaymentStep['by'], at: FaultPoint): PaymentStep[] =>
  (['before', 'after'] as const).map((moment) => ({ by, at, moment }));

/** Lists every step of a payment that leaves the server. */
export const PAYMENT_STEPS: readonly PaymentStep[] = [
  ...both('card', 'Sale'),
  ...both('card', 'Enrollment'),
  ...both('page', 'CreateToken'),
  ...both('page', 'Query'),
  ...both('cancel', 'Cancel'),
  ...both('refund', 'Refund'),
  { by: 'card', at: 'Search', moment: 'before' },
];

export type LastingBank = {
  bank: SimulatedBank;
  urls: BankUrls;
  /** Kills the server once, at this step of the next payment. */
  dieAt(step: PaymentStep, die: () => Promise<unknown>): void;
  close(): void;
};

/** Runs a bank in a process that outlives the server. */
export async function openLastingBank(): Promise<LastingBank> {
  const { app, bank } = createBankSimulator({ now: Date.now });
  const { fetch } = new Hono().route('/bank-simulator', app);
  let armed: { step: PaymentStep; die: () => Promise<unknown> } | null = null;
  bank.faults.onRequest(async (at, moment) => {
    if (armed?.step.at !== at || armed.step.moment !== moment) return;
    const { die } = armed;
    armed = null;
    await die();
  });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const opened = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
        resolve({ server: opened, port: info.port }),
      );
    },
  );
  return {
    bank,
    urls: simulatorUrls(`http://127.0.0.1:${port}`),
    dieAt(step, die) {
      armed = { step, die };
    },
    close: () => void server.close(),
  };
}

/** Starts a demo server that uses this bank, and kills it at that step of a payment. */
export async function killAtStep(
  step: PaymentStep,
  main: string,
  dataDir: string,
  { urls, dieAt }: LastingBank,
): Promise<void> {
  const server = await startServer(main, dataDir, { DEMO: '1', ...addresses(urls) });
  const died = new Promise<void>((resolve) => {
    dieAt(step, () => server.end('SIGKILL').then(() => resolve()));
  });
  // The paying guest gets no response any more.
  await pay(step, server).catch(() => {});
  await died;
}

async function pay({ by }: PaymentStep, server: ServerProcess): Promise<void> {
  if (by === 'page') {
    await payTestAmount(server.url);
    return;
  }
  const started = await start(server, cardBody());
  await submit(await authenticate(started));
  if (by === 'card') return;
  const manager = { ...DEMO_STAFF, email: 'manager@barbliss.example' };
  await sendAsStaff(server.url, await signedIn(server.url, manager), {
    method: 'POST',
    path: `payments/${started.id}/${by}`,
    body: { reason: 'The guests left', ...(by === 'refund' ? { amount: '40.00' } : {}) },
  });
}

function addresses(urls: BankUrls): Record<string, string> {
  return {
    VAKIFBANK_MODE: 'simulator',
    VAKIFBANK_URL_ENROLL: urls.enroll,
    VAKIFBANK_URL_VPOS: urls.vpos,
    VAKIFBANK_URL_SEARCH: urls.search,
    VAKIFBANK_URL_SETTLEMENT: urls.settlement,
    VAKIFBANK_URL_CP_CREATE: urls.hostedCreate,
    VAKIFBANK_URL_CP_QUERY: urls.hostedQuery,
  };
}
