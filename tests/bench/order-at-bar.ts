import { newId } from '../../src/data/ids';

type MenuRow = { id: number; price: string };

/** Sends an order of one lemonade directly to the server. */
export async function orderAtBar(url: string): Promise<{ orderId: string; code: string }> {
  const menu = (await (await fetch(`${url}/api/menu/items`)).json()) as MenuRow[];
  const item = menu.find(({ id }) => id === 151) ?? menu[0];
  if (!item) throw new Error('The menu is empty.');
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId(), Origin: url },
    body: JSON.stringify({
      items: [{ originalMenuItemId: item.id, quantity: 1 }],
      totalAmount: item.price,
      serviceType: 'table',
      tableNumber: '7',
    }),
  });
  if (response.status !== 201) throw new Error(`The bar answered ${response.status}.`);
  return (await response.json()) as { orderId: string; code: string };
}
