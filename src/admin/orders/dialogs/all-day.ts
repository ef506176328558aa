import { orderStatusOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { type TicketLine, ticketLines } from '../shared/ticket-lines';

/** Describes a dish that the kitchen must still make, over all tickets. */
export type AllDayDish = { line: TicketLine; quantity: number; ways: readonly TicketLine[] };

/** Ready orders need no preparation. */
const TO_MAKE: readonly string[] = ['pending', 'confirmed', 'preparing'];

/** The largest quantity comes first. */
export function allDay(orders: readonly OrderOnBoard[]): AllDayDish[] {
  const items = orders
    .filter(({ status }) => TO_MAKE.includes(orderStatusOf(status)))
    .flatMap((order) => order.items);
  const dishes = new Map<number, TicketLine[]>();
  for (const line of ticketLines(items)) {
    dishes.set(line.menuItemId, [...(dishes.get(line.menuItemId) ?? []), line]);
  }
  return [...dishes.values()]
    .flatMap((ways) => {
      const [line] = ways;
      return line
        ? [{ line, ways, quantity: ways.reduce((sum, way) => sum + way.quantity, 0) }]
        : [];
    })
    .sort((a, b) => b.quantity - a.quantity || a.line.menuItemId - b.line.menuItemId);
}
