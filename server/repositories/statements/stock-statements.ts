import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { SAUCE_NAMES, SAUCES } from '#domain/menu/menu-item';
import type { Statement } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import { inventoryMovements, recipeLines } from '../../db/tables/inventory.table';
import { lineEntries, menuItems, orderLines } from '../../db/tables/orders.table';

/**
 * Returns the stock movements of an order's status change, for its batch. Completing uses the recipes of all lines;
 * undoing returns exactly the used stock.
 */
export function stockOfStep(step: OrderStep, won: SQL): Statement[] {
  if (step.to === 'completed' && step.from !== 'completed') return [draw(step, won)];
  return step.from === 'completed' && step.to !== 'completed' ? [giveBack(step, won)] : [];
}

/** Pieces that were not made, or that went to a line of their own, use no stock of this line. */
const TAKEN_OFF = sql`coalesce((select sum(e.quantity) from ${lineEntries} e where e.order_id = l.order_id and e.line_no = l.line_no
  and (e.kind = 'move' or (e.kind = 'void' and e.was_made = 0
    and not exists (select 1 from ${lineEntries} u where u.undoes = e.id)))), 0)`;

/** Each completion after an undo is a new round with one use and one return. */
function draw({ id, at, doneAt, by }: OrderStep, won: SQL): Statement {
  const round = sql`(select count(*) from ${inventoryMovements} m where m.order_id = ${id} and m.item_id = r.item_id and m.kind = 'return')`;
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, order_id, round)
    select r.item_id, 'use', -sum(r.milli * (l.quantity + ${TAKEN_OFF})), ${doneAt}, ${at}, ${by}, ${id}, ${round}
    from ${orderLines} l cross join ${recipeLines} r on r.part in ('dish:' || l.menu_item_id,
      'fries:' || json_extract(l.customizations, '$.fries'), 'sauce:' || json_extract(l.customizations, '$.sauce'))
    where l.order_id = ${id} and ${won} group by r.item_id on conflict do nothing`;
}

function giveBack({ id, at, doneAt, by }: OrderStep, won: SQL): Statement {
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, order_id, round)
    select item_id, 'return', -sum(milli), ${doneAt}, ${at}, ${by}, ${id}, max(round)
    from ${inventoryMovements} where order_id = ${id} and ${won} group by item_id having sum(milli) <> 0 on conflict do nothing`;
}

export type BrunchStep = { to: string; at: number; by: string | null };

/**
 * Returns the stock movements of brunches that change to a status; they precede that change in its batch, because they
 * read the status before it. Completing uses the recipes of each person's plate and first drink; undoing returns
 * exactly the used stock.
 */
export function stockOfBrunches(which: SQL, step: BrunchStep): Statement[] {
  return [step.to === 'completed' ? drawForBrunches(which, step) : giveBackOfBrunches(which, step)];
}

const SAUCE_PART = sql.join(
  SAUCES.map((sauce) => sql`when ${SAUCE_NAMES[sauce].en} then ${`sauce:${sauce}`}`),
  sql` `,
);

function drawForBrunches(which: SQL, { at, by }: BrunchStep): Statement {
  const others = sql`coalesce(b.other_choices, '[]')`;
  const dish = (name: SQL) =>
    sql`'dish:' || (select max(id) from ${menuItems} where name_en = ${name} and is_archived = 0)`;
  const round = sql`(select count(*) from ${inventoryMovements} m where m.brunch_id = p.id and m.item_id = r.item_id and m.kind = 'return')`;
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, brunch_id, round)
    with b as (select * from ${brunchBookings} where ${which} and status <> 'completed'), p as (
      select b.id, b.food, b.sauce, b.drink, b.party_size - min(b.party_size - 1, json_array_length(${others})) as portions from b
      union all
      select b.id, json_extract(o.value, '$.food'), json_extract(o.value, '$.sauce'), json_extract(o.value, '$.drink'), 1
      from b, json_each(${others}) o where o.key < b.party_size - 1)
    select r.item_id, 'use', -sum(r.milli * p.portions), ${at}, ${at}, ${by}, p.id, ${round}
    from p join ${recipeLines} r on r.part in (${dish(sql`p.food`)}, ${dish(sql`p.drink`)}, case p.sauce ${SAUCE_PART} end)
    where true group by p.id, r.item_id on conflict do nothing`;
}

function giveBackOfBrunches(which: SQL, { at, by }: BrunchStep): Statement {
  const undone = sql`(select id from ${brunchBookings} where ${which} and status = 'completed')`;
  return sql`insert into ${inventoryMovements} (item_id, kind, milli, at, received_at, by, brunch_id, round)
    select item_id, 'return', -sum(milli), ${at}, ${at}, ${by}, brunch_id, max(round)
    from ${inventoryMovements} where brunch_id in ${undone} group by brunch_id, item_id having sum(milli) <> 0 on conflict do nothing`;
}

export type OrderStep = {
  id: string;
  from: string;
  to: string;
  /** The step has a time of writing and a time of the tap; an offline tablet may send it on the next day. */
  at: number;
  doneAt: number;
  by: string | null;
};
