import { useEffect } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../../ui/after-paint';

export function ticketId(orderId: string): string {
  return `ticket-${orderId}`;
}

/** A moved ticket takes its button along, and with it the focus: the focus follows to the new place. */
export function useTicketFocus(
  movedId: string | null,
  orders: readonly OrderOnBoard[] | undefined,
): void {
  // Each change of the orders may be the one that moves the ticket.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders are the event.
  useEffect(() => {
    if (movedId === null) return;
    // Giving the focus works out the layout: the ticket is drawn first.
    void afterPaint().then(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(ticketId(movedId))?.focus({ preventScroll: true });
    });
  }, [movedId, orders]);
}
