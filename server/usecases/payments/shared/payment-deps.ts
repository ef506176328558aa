import type { BrunchRepository } from '../../../repositories/bookings.repository';
import type { MenuRepository } from '../../../repositories/menu.repository';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { PaymentsRepository } from '../../../repositories/payments/payments.repository';
import type { SeatingsRepository } from '../../../repositories/seatings/seatings.repository';
import type { SettingsRepository } from '../../../repositories/settings.repository';
import type { Keys } from '../../../services/secrets/keys';
import type { Bank } from '../../../services/vakifbank/bank';

/** Dependencies of a payment's later steps. */
export type BankDeps = {
  payments: PaymentsRepository;
  bank: Bank;
  now: () => number;
  newId: () => string;
};

/** Dependencies of starting a payment. */
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

/** The bank's ids: letters and digits only. */
export function bankIdOf(id: string): string {
  return id.replaceAll('-', '');
}
