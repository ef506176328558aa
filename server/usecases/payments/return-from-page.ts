import { CHECKS_AFTER_RETURN } from '#domain/payments/check-schedule';
import type { PaymentState } from '#domain/payments/payment-state';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import type { Keys } from '../../services/secrets/keys';
import type { ToldByUrl } from '../../services/vakifbank/hosted-page';
import { checkPayment } from './shared/check-payment';
import { paymentAddress } from './shared/payment-address';
import type { BankDeps } from './shared/payment-deps';
import { settleHosted } from './shared/settle-hosted';

const ASKED: readonly PaymentState[] = ['awaiting_hosted', 'declined', 'expired'];

/** Handles a guest's return from the bank's page: asks the bank and returns the URL of the result's page. */
export async function returnFromPage(
  deps: BankDeps & { keys: Keys },
  { payment, told }: { payment: PaymentRow; told: ToldByUrl },
): Promise<string> {
  if (payment.flow === 'hosted' && payment.state === 'unknown') {
    await checkPayment(deps, payment);
    return paymentAddress(deps.keys, (await deps.payments.find(payment.id)) ?? payment);
  }
  if (payment.flow !== 'hosted' || !ASKED.includes(payment.state)) {
    return paymentAddress(deps.keys, payment);
  }
  const { result, payment: after } = await settleHosted(deps, payment, CHECKS_AFTER_RETURN);
  // No attempt exists yet: the guest turned back and may pay later on the same page.
  const hasLeft = result === 'not_final' && told === 'refused' && after.state === 'awaiting_hosted';
  return paymentAddress(deps.keys, after, hasLeft ? 'cancelled_by_customer' : undefined);
}
