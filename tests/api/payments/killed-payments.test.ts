import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import { reconcilePayments } from '../../../server/usecases/payments/check-payment';
import { buildServer, newDataDir } from '../../support/bar/server-process';
import { describeOnFile } from '../../support/bar/test-app';
import { killAtStep, openLastingBank, PAYMENT_STEPS } from '../../support/faults/killed-payments';

const MINUTE = 60_000;
/** The waits between the questions to the bank after a lost response. */
const WAITS_MS = [2 * MINUTE, 3_000, 10_000, 30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE];
const OVER = ['captured', 'partially_refunded', 'cancelled', 'failed', 'expired'];

const main = buildServer();
const dataDir = newDataDir();
// The app of the tests and the killed server share a key.
writeFileSync(join(dataDir, 'server.key'), Buffer.alloc(32, 7).toString('base64url'));
const lasting = await openLastingBank();

afterAll(() => {
  lasting.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describeOnFile('a server that is killed in the middle of a payment', (openApp) => {
  test.each(PAYMENT_STEPS)(
    'by $by, $moment the bank does $at: the money is taken once or not at all',
    async (step) => {
      await killAtStep(step, main, dataDir, lasting);
      const bank = {
        ...readBankConfig({ VAKIFBANK_MODE: 'simulator' }, { isDemo: true }),
        urls: lasting.urls,
      };
      const databaseUrl = `file:${join(dataDir, 'bar-bliss.db')}`;
      const bar = await openApp({ config: { databaseUrl, bank }, startAt: Date.now() });
      const read = async () => {
        const [row] = await bar.rows('SELECT * FROM payment ORDER BY created_at DESC LIMIT 1');
        return { ...row } as { id: string; sale_id: string; state: string };
      };
      const { id, sale_id } = await read();
      for (const ms of WAITS_MS) {
        bar.clock.advance(ms);
        await reconcilePayments(bar.deps);
      }
      const { state } = await read();
      expect(OVER).toContain(state);
      const sale = lasting.bank.transactions.get(sale_id.replaceAll('-', ''));
      const isKept = sale?.resultCode === '0000' && !sale.isCanceled && !sale.isReversed;
      const [ours] = await bar.rows(
        `SELECT coalesce(sum(kurus), 0) AS kurus FROM payment_entry WHERE payment_id = '${id}'`,
      );
      expect(ours?.kurus).toBe(isKept ? sale.amountMinor - sale.refundedMinor : 0);
      const sales = lasting.bank
        .sales()
        .filter(({ orderId }) => orderId === id.replaceAll('-', ''));
      expect(sales.length).toBeLessThanOrEqual(1);
    },
    60_000,
  );
});
