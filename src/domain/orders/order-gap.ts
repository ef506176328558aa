import * as v from 'valibot';
import { collectionForm } from './collection';
import type { DeliveryDetails } from './delivery';
import type { ServiceType } from './order';

type Answers = {
  serviceType: ServiceType | null;
  /** The services that the venue offers now. */
  services: readonly ServiceType[];
  tableNumber: string;
  guestName: string;
  delivery: Partial<DeliveryDetails>;
  /** True if a line is not available for the chosen service. */
  hasTableOnlyConflict: boolean;
};

export type OrderGap = 'service' | 'table' | 'person' | 'table-only';

/** Returns what an order still lacks, or null. The delivery's form checks its own fields. */
export function orderGap(answers: Answers): OrderGap | null {
  const { serviceType, services, tableNumber, guestName, delivery, hasTableOnlyConflict } = answers;
  if (serviceType === null || !services.includes(serviceType)) return 'service';
  if (hasTableOnlyConflict) return 'table-only';
  if (serviceType === 'table') return tableNumber.trim() === '' ? 'table' : null;
  if (serviceType === 'delivery') return null;
  return v.is(collectionForm, { ...delivery, guestName }) ? null : 'person';
}
