import { SERVICE_TYPES, type ServiceType } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';

/** Lists the choices: all orders, or those of one service. */
export const SERVICE_CHOICES = ['all', ...SERVICE_TYPES] as const;
export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** Parses the URL; unknown values mean all. */
export function serviceChoice(text: string | undefined): ServiceChoice {
  return SERVICE_CHOICES.find((choice) => choice === text) ?? 'all';
}

export function ofService(
  orders: readonly OrderOnBoard[],
  choice: ServiceChoice,
): readonly OrderOnBoard[] {
  return choice === 'all' ? orders : orders.filter(({ orderType }) => orderType === choice);
}

/** Counts the open orders per choice. */
export function serviceCounts(open: readonly OrderOnBoard[]): Record<ServiceChoice, number> {
  const count = (type: ServiceType) => open.filter(({ orderType }) => orderType === type).length;
  return {
    all: open.length,
    table: count('table'),
    collection: count('collection'),
    delivery: count('delivery'),
  };
}
