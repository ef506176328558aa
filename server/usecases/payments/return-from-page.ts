import type { PaymentRow } from '../../repositories/payments/payment-reads';
import type { Keys } from '../../services/secrets/keys';
import { paymentAddress } from './shared/payment-address';
import type { BankDeps } from './shared/payment-deps';
import { settleHosted } from './shared/settle-sale';

/**
 * Handles a guest's return from the bank's page. The server does not trust the URL and queries the bank. Returns the
 * URL of the result's page.
 */
export async function returnFromPage(
  deps: BankDeps & { keys: Keys },
  payment: PaymentRow,
): Promise<string> {
  const isOpen = payment.state === 'awaiting_hosted' || payment.state === 'expired';
  if (!isOpen || payment.flow !== 'hosted') return paymentAddress(deps.keys, payment);
  const { result, payment: settled } = await settleHosted(deps, payment);
  const after = settled ?? (await deps.payments.find(payment.id)) ?? payment;
  // No attempt exists yet: the guest turned back and may pay later on the same page.
  const hint = result === 'not_final' ? 'cancelled_by_customer' : undefined;
  return paymentAddress(deps.keys, after, hint);
}
