import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addAuthentication } from './authentication';
import type { Fault } from './faults';
import { addHostedPage } from './hosted-page';
import { addQueries } from './queries';
import type { SimulatedBank, SimulatorOptions } from './simulated-bank';
import { createSimulatedBank } from './simulated-bank';
import { addTerminal } from './terminal';

const MAX_BODY_BYTES = 64 * 1024;

export type BankSimulator = { app: Hono; bank: SimulatedBank };

/**
 * Simulates the bank: enrollment, the issuer's page, terminal, status queries and hosted page, with the real messages.
 * The simulator shares no code with the client, keeps its state in memory, and accepts only synthetic cards.
 */
export function createBankSimulator(options: SimulatorOptions): BankSimulator {
  const bank = createSimulatedBank(options);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  addAuthentication(app, bank);
  addTerminal(app, bank);
  addQueries(app, bank);
  addHostedPage(app, bank);
  if (options.hasControls) addControls(app, bank);
  return { app, bank };
}

/** Lets tests set faults of the next requests and end the bank's day. */
function addControls(app: Hono, bank: SimulatedBank): void {
  app.post('/sim/control', async (c) => {
    const { fault, closeBatch } = await c.req.json<{ fault?: Fault; closeBatch?: boolean }>();
    if (fault) bank.faults.add(fault);
    if (closeBatch) bank.closeBatch();
    return c.json({ sales: bank.sales().length });
  });
}
