import type { BrunchRepository } from '../../../repositories/bookings.repository';
import type { MenuRepository } from '../../../repositories/menu.repository';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { PaymentsRepository } from '../../../repositories/payments/payments.repository';
import type { SeatingsRepository } from '../../../repositories/seatings/seatings.repository';
import type { SettingsRepository } from '../../../repositories/settings.repository';
import type { Keys } from '../../../services/secrets/keys';
import type { Bank } from '../../../services/vakifbank/bank';

/** The later steps of a payment need these dependencies. */
export type BankDeps = {
  payments: PaymentsRepository;
  bank: Bank;
  now: () => number;
  newId: () => string;
};

/** The start of a payment needs these dependencies. */
export type PaymentDeps = BankDeps & {
  brunches: BrunchRepository;
  orders: OrdersRepository;
  menu: MenuRepository;
  seatings: SeatingsRepository;
  settings: SettingsRepository;
  keys: Keys;
};

export function bankIds(payment: PaymentRow): { bankId: string; transactionId: string } {
  return { bankId: bankIdOf(payment.id), transactionId: bankIdOf(payment.saleId) };
}

/** Returns an id for the bank, which accepts letters and digits only. */
export function bankIdOf(id: string): string {
  return id.replaceAll('-', '');
}
