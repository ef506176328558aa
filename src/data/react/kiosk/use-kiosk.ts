import { isUnsent, resetKiosk } from '../../commands/reset-kiosk';
import { guestDevice } from '../../start/guest-device';
import { storedKeys } from '../forget-this-device';
import { useOutbox } from '../use-outbox';

/** The app no longer sends a late order: staff have its code and take the order away. */
export type LateOrder = { id: string; code: string };

export type KioskOrders = {
  /** Counts the orders that the app sends once it has a connection. */
  waiting: number;
  late: readonly LateOrder[];
};

/** Returns the orders of all guests that the server does not have. */
export function useKioskOrders(): KioskOrders {
  const open = useOutbox().filter(isUnsent);
  const late = open.filter(({ state }) => state === 'needs_user');
  return {
    waiting: open.length - late.length,
    late: late.map(({ id, code }) => ({ id, code })),
  };
}

export async function startKioskOver(): Promise<void> {
  await resetKiosk(guestDevice().deps, { storedKeys: storedKeys() });
}
