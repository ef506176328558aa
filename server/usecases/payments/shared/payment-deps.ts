import type { BrunchRepository } from '../../../repositories/bookings.repository';
import type { MenuRepository } from '../../../repositories/menu.repository';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { PaymentsRepository } from '../../../repositories/payments/payments.repository';
import type { SettingsRepository } from '../../../repositories/settings.repository';
import type { Keys } from '../../../services/secrets/keys';
import type { Bank } from '../../../services/vakifbank/bank';

/** What moves a payment on. */
export type BankDeps = {
  payments: PaymentsRepository;
  bank: Bank;
  now: () => number;
  newId: () => string;
};

/** What starts one: also what is paid, and the keys that sign its addresses. */
export type PaymentDeps = BankDeps & {
  brunches: BrunchRepository;
  orders: OrdersRepository;
  menu: MenuRepository;
  settings: SettingsRepository;
  keys: Keys;
};

export function bankIds(payment: PaymentRow): { bankId: string; transactionId: string } {
  return { bankId: bankIdOf(payment.id), transactionId: bankIdOf(payment.saleId) };
}

/** An id as the bank takes it: letters and digits alone. */
export function bankIdOf(id: string): string {
  return id.replaceAll('-', '');
}
