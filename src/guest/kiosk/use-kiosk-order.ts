import { useRef, useState } from 'react';
import { EMPTY_DELIVERY } from '#domain/orders/delivery';
import { placeOrder } from '../../data/commands/orders/place-order';
import { useCart } from '../../data/react/use-cart';
import { useCommand } from '../../data/react/use-command';

type OrderFor = { tableNumber: string; guestName: string };

/** Saves the order on the kiosk, which sends it; ignores a second tap meanwhile. */
export function useKioskOrder(onPlaced: (orderId: string) => void) {
  const { items, totalKurus } = useCart();
  const command = useCommand(placeOrder);
  const isRunning = useRef(false);
  const [hasFailed, setFailed] = useState(false);

  async function place({ tableNumber, guestName }: OrderFor) {
    if (isRunning.current) return;
    isRunning.current = true;
    const draft = {
      serviceType: 'table',
      tableNumber,
      guestName,
      delivery: EMPTY_DELIVERY,
    } as const;
    try {
      const { orderId } = await command({ lines: items, draft, totalKurus });
      onPlaced(orderId);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      isRunning.current = false;
    }
  }

  return { items, totalKurus, place, hasFailed };
}
