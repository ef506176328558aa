import type { KioskOrderState } from '../commands/reset-kiosk';
import { forgetKioskOrders, kioskState, resetKiosk } from '../commands/reset-kiosk';
import { guestDevice } from '../start/guest-device';
import { useOutbox } from './use-app';
import { storedKeys } from './use-device-storage';

export type KioskOrder = { id: string; code: string };

/** Returns the orders of all guests that the bar does not have. */
export function useKioskOrders() {
  const rows = useOutbox();
  const inState = (wanted: KioskOrderState): KioskOrder[] =>
    rows.filter((row) => kioskState(row) === wanted).map(({ id, code }) => ({ id, code }));
  return { waiting: inState('waiting'), late: inState('late'), refused: inState('refused') };
}

export async function startKioskOver(seenOrderId: string | null): Promise<void> {
  await resetKiosk(guestDevice().deps, { storedKeys: storedKeys(), seenOrderId });
}

export async function forgetArrived(): Promise<void> {
  await forgetKioskOrders(guestDevice().deps);
}
