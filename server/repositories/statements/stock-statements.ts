import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../../db/gateway';
import { inventoryMovements, recipeLines } from '../../db/tables/inventory.table';
import { orderLines } from '../../db/tables/orders.table';
import type { OrderStep } from './order-step';

/**
 * Returns the stock movements of an order's status change, for its batch. Completing uses the recipes of all lines;
 * undoing returns exactly the used stock.
 */
export function stockOfStep(step: OrderStep, won: SQL): Statement[] {
  if (step.to === 'completed' && step.from !== 'completed') return [draw(step, won)];
  return step.from === 'completed' && step.to !== 'completed' ? [giveBack(step, won)] : [];
}

/** Each completion after an undo is a new round with one use and one return. */
function draw({ id, at, doneAt, by }: OrderStep, won: SQL): Statement {
  const round = sql`(select count(*) from ${inventoryMovements} m where m.order_id = ${id} and m.item_id = r.item_id and m.kind = 'return')`;
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, order_id, round)
    select r.item_id, 'use', -sum(r.milli * l.quantity), ${doneAt}, ${at}, ${by}, ${id}, ${round}
    from ${orderLines} l cross join ${recipeLines} r on r.part in ('dish:' || l.menu_item_id,
      'fries:' || json_extract(l.customizations, '$.fries'), 'sauce:' || json_extract(l.customizations, '$.sauce'))
    where l.order_id = ${id} and ${won} group by r.item_id on conflict do nothing`;
}

function giveBack({ id, at, doneAt, by }: OrderStep, won: SQL): Statement {
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, order_id, round)
    select item_id, 'return', -sum(milli), ${doneAt}, ${at}, ${by}, ${id}, max(round)
    from ${inventoryMovements} where order_id = ${id} and ${won} group by item_id having sum(milli) <> 0 on conflict do nothing`;
}
