import type { ServiceType } from '../orders/order';

export type KioskWay = 'collection' | 'table';

type Situation = {
  /** The kiosk's own table; null for a kiosk at the door. */
  tableLabel: string | null;
  /** What the venue offers now. */
  services: readonly ServiceType[];
  /** The order has alcohol or shisha, which are served at the table only. */
  isForTable: boolean;
};

/** Lists how a guest can get an order of a kiosk, the usual way first. */
export function kioskWays({ tableLabel, services, isForTable }: Situation): KioskWay[] {
  if (tableLabel !== null || isForTable || !services.includes('collection')) return ['table'];
  return services.includes('table') ? ['collection', 'table'] : ['collection'];
}
