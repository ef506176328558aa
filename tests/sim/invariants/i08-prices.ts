import { USUAL_FRIES } from '#domain/menu/menu-item';
import type { Invariant, OrderRow, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

/** I8: an order's total is that of the server's menu at its receipt and that shown to the guest. */
export const serverPrices: Invariant = {
  name: 'I8 prices are the server’s',
  harm: 'wrong',
  onCommit: (world, { orders }) =>
    firstWrong(
      orders.filter(({ v, source }) => v === 1 && source === 'guest'),
      (order) => wrongPrice(world, order),
    ),
};

type Line = { quantity: number; unit: number; fries: string | null; price: number; had: number };

function wrongPrice({ server, ledger }: World, { id, total_kurus, fee_kurus }: OrderRow): Wrong {
  const lines = server.rows<Line>(
    `select quantity, unit_kurus as unit, customizations ->> 'fries' as fries,
       price_kurus as price, is_available as had
     from order_line join menu_item on menu_item.id = menu_item_id where order_id = ?`,
    id,
  );
  const sum = lines.reduce((all, { quantity, unit }) => all + quantity * unit, fee_kurus);
  const isOff = lines.some(
    ({ unit, fries, price, had }) => !had || unit !== price + (fries ? USUAL_FRIES.kurus : 0),
  );
  if (lines.length === 0 || isOff) return `order ${id} has lines that the menu does not have`;
  if (sum !== total_kurus) return `order ${id} costs ${total_kurus}, its lines ${sum}`;
  const { totalAmount } = JSON.parse(ledger.acts.get(id)?.born.body ?? '{}');
  const seen = Math.round(Number(totalAmount) * 100);
  return seen === sum ? undefined : `order ${id} costs ${sum}, the guest saw ${seen}`;
}
