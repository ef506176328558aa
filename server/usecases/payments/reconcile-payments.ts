import { checkPayment } from './shared/check-payment';
import type { BankDeps } from './shared/payment-deps';

const BATCH = 20;

/**
 * Queries the bank about every due payment: lost responses, closed tabs, killed processes. Each step is a
 * compare-and-swap, so parallel runs are safe.
 */
export async function reconcilePayments(deps: BankDeps): Promise<void> {
  const { payments, now, bank } = deps;
  const { mode } = bank.config;
  if (mode === 'off') return;
  for (const payment of await payments.due(now(), { mode, limit: BATCH })) {
    await checkPayment(deps, payment);
  }
}
