import { useEffect } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../../ui/after-paint';

export function ticketId(orderId: string): string {
  return `ticket-${orderId}`;
}

/** The focus follows a moved ticket. */
export function useTicketFocus(
  movedId: string | null,
  orders: readonly OrderOnBoard[] | undefined,
): void {
  // Each change of the orders may move the ticket.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders mark the event.
  useEffect(() => {
    if (movedId === null) return;
    // Focusing forces a layout, so the ticket renders first.
    void afterPaint().then(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(ticketId(movedId))?.focus({ preventScroll: true });
    });
  }, [movedId, orders]);
}
