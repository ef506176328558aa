import { checkPayment } from './shared/check-payment';
import type { BankDeps } from './shared/payment-deps';

const BATCH = 20;

/**
 * Asks the bank about every payment that is due: lost responses, closed tabs, processes that died. Each step is a
 * compare-and-swap, so that two runs side by side change nothing twice.
 */
export async function reconcilePayments(deps: BankDeps): Promise<void> {
  const { payments, now, bank } = deps;
  const { mode } = bank.config;
  if (mode === 'off') return;
  for (const payment of await payments.due(now(), { mode, limit: BATCH })) {
    await checkPayment(deps, payment);
  }
}
