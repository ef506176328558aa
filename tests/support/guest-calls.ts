import { newOrderId } from './test-orders';

const SIDE = 25;

/** A guest far away orders a side dish; answers the code that the bar calls it by. */
export async function sendOrder(
  url: string,
  more: { guestName?: string; notes?: string } = {},
): Promise<string> {
  const menu = await fetch(`${url}/api/menu/items`);
  const items = (await menu.json()) as { id: number; price: string }[];
  const { notes, ...guest } = more;
  const price = items.find(({ id }) => id === SIDE)?.price ?? '0';
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newOrderId() },
    body: JSON.stringify({
      items: [
        {
          originalMenuItemId: SIDE,
          quantity: 1,
          price,
          ...(notes ? { customizations: { notes } } : {}),
        },
      ],
      ...guest,
      totalAmount: price,
      serviceType: 'table',
      tableNumber: '12',
    }),
  });
  if (!answer.ok) throw new Error(`The order was refused: ${await answer.text()}`);
  const { code } = (await answer.json()) as { code: string };
  return code;
}
