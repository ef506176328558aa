import { forgetKioskOrders, kioskState, resetKiosk } from '../commands/reset-kiosk';
import { guestDevice } from '../start/guest-device';
import { storedKeys } from './use-device-storage';
import { useOutbox } from './use-outbox';

export type KioskOrder = { id: string; code: string };

/** Holds the orders of all guests that the bar does not have. */
export type KioskOrders = {
  /** The app sends these once it has a connection. */
  waiting: readonly KioskOrder[];
  /** The app no longer sends these: staff have the code and take the order away. */
  late: readonly KioskOrder[];
  /** The server refused these; a guest who still stands at the kiosk reads why. */
  refused: readonly KioskOrder[];
};

export function useKioskOrders(): KioskOrders {
  const rows = useOutbox();
  const inState = (wanted: keyof KioskOrders) =>
    rows.filter((row) => kioskState(row) === wanted).map(({ id, code }) => ({ id, code }));
  return { waiting: inState('waiting'), late: inState('late'), refused: inState('refused') };
}

export async function startKioskOver(seenOrderId: string | null): Promise<void> {
  await resetKiosk(guestDevice().deps, { storedKeys: storedKeys(), seenOrderId });
}

export async function forgetArrived(): Promise<void> {
  await forgetKioskOrders(guestDevice().deps);
}
