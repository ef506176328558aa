import { isUnsent, resetKiosk } from '../../commands/reset-kiosk';
import { guestDevice } from '../../start/guest-device';
import { storedKeys } from '../forget-this-device';
import { useOutbox } from '../use-outbox';

/** An order that was too late to send: staff have its code, and take it away. */
export type LateOrder = { id: string; code: string };

export type KioskOrders = {
  /** They go out with the connection. */
  waiting: number;
  late: readonly LateOrder[];
};

/** The orders of all guests that the server does not have. */
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
