import type { BillRead } from '#domain/bills/bill';
import { USUAL_BRUNCH } from '#domain/bookings/brunch-rules';
import { signedKurus } from '#domain/money';
import { recordOf } from '../../../src/data/json';
import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';
import { rowsOnDisk } from '../storage';
import type { World } from '../world';

const live = 'b.merged_into is null and b.is_before_till = 0';
const worth = `(select coalesce(sum(kurus), 0) from (
  select l.quantity * l.unit_kurus as kurus from order_line l join "order" o on o.id = l.order_id
    where l.bill_id = b.id and o.status <> 'cancelled'
  union all select fee_kurus from "order" where bill_id = b.id and status <> 'cancelled'
  union all select e.kurus from line_entry e join "order" o on o.id = e.order_id
    left join order_line l on l.order_id = e.order_id and l.line_no = e.line_no
    where coalesce(l.bill_id, o.bill_id) = b.id and o.status <> 'cancelled'))`;
const paid = `(select coalesce(sum(f.amount_kurus), 0) from financial_transaction f join bill p on p.id = f.bill_id
  where f.type = 'tender' and coalesce(p.merged_into, p.id) = b.id)`;
const sold = `(select coalesce(sum(s.kurus), 0) from sale_line s join "order" o on o.id = s.order_id
  left join order_line l on l.order_id = s.order_id and l.line_no = s.line_no
  where coalesce(l.bill_id, o.bill_id) = b.id)`;

const FAULTS = {
  'the stored worth is not the sum of its lines': `select b.id from bill b where ${live} and b.worth_kurus <> ${worth} limit 1`,
  'the stored payments are not the sum of its payments': `select b.id from bill b where ${live} and b.paid_kurus <> ${paid} limit 1`,
  'it is sold for something else than its worth': `select b.id from bill b where ${live}
    and ${sold} <> case when b.closed_at is null then 0 else b.worth_kurus end limit 1`,
  'it is closed and owed': `select b.id from bill b where ${live} and b.closed_at is not null
    and b.paid_kurus < b.worth_kurus limit 1`,
  'its number is not the next one': `select day as id from bill group by day having max(no) <> count(*) limit 1`,
  'a line of the order stands on no live bill': `select l.order_id as id from order_line l left join bill b on b.id = l.bill_id
    where b.id is null or b.merged_into is not null limit 1`,
};

/** I21: at every commit the sums of a bill are the sums of its rows, each line is on one live bill, and a closed bill is sold. */
export const billsAgree: Invariant = {
  name: 'I21 bills agree',
  harm: 'wrong',
  onCommit: ({ server }) =>
    firstWrong(Object.entries(FAULTS), ([fault, query]) => {
      const [found] = server.rows<{ id: string }>(query);
      return found && `${found.id}: ${fault}`;
    }),
};

const depositOf = (
  types: string,
) => `(select coalesce(sum(f.amount_kurus), 0) from financial_transaction f
  where f.type in (${types}) and f.reference_kind = 'brunch' and f.reference_id = b.id)`;
const deposit = `case when b.deposit_paid_at is null then 0
  else coalesce(b.deposit_taken_kurus, b.deposit_kurus, ${USUAL_BRUNCH.depositKurus}) end`;
const standing =
  "e.reason = 'absent' and not exists (select 1 from line_entry u where u.undoes = e.id)";

const BRUNCH_FAULTS = {
  'its deposit is not in the ledger once': `select b.id from brunch_reservation b
    where b.deposit_kept_at is null and ${depositOf("'deposit', 'deposit_undone'")} <> ${deposit} limit 1`,
  'its deposit is not on its bill once': `select b.id from brunch_reservation b join "order" o on o.id = b.id
    where ${depositOf("'tender'")} <> case when o.status = 'completed' then ${deposit} else 0 end limit 1`,
  'who did not come is taken off twice': `select e.order_id as id from line_entry e where ${standing}
    group by e.order_id, e.line_no having count(*) > 1 limit 1`,
  'more people are taken off than were booked': `select l.order_id as id from order_line l
    join "order" o on o.id = l.order_id where o.source = 'brunch' and l.quantity <
      (select -coalesce(sum(e.quantity), 0) from line_entry e where e.order_id = l.order_id and e.line_no = l.line_no) limit 1`,
};

/** I22: the deposit of a brunch party is on its bill once, and each person who came is. */
export const brunchOnce: Invariant = {
  name: 'I22 brunch once',
  harm: 'doubled',
  onCommit: ({ server }) =>
    firstWrong(Object.entries(BRUNCH_FAULTS), ([fault, query]) => {
      const [found] = server.rows<{ id: string }>(query);
      return found && `${found.id}: ${fault}`;
    }),
};

/** I23: every payment that a device stored is in the ledger exactly once with its amount and method, whatever became of the bill. */
export const moneyIsKept: Invariant = {
  name: 'I23 money is kept',
  harm: 'lost',
  atEnd: (world) =>
    firstWrong(world.ledger.acts.values(), ({ born, row }) => {
      if (born.kind !== 'bill.tender' || row?.state !== 'acked') return undefined;
      const body = recordOf(born.body);
      const [kept, again] = moneyOf(world, born.id);
      const isIt =
        again === undefined &&
        kept?.amount_kurus === Math.round(Number(body?.amount) * 100) &&
        kept.method === body?.method;
      return isIt
        ? undefined
        : `payment ${born.id} is in the ledger as ${JSON.stringify([kept, again])}`;
    }),
};

function moneyOf({ server }: World, id: string) {
  return server.rows<{ amount_kurus: number; method: string }>(
    "select amount_kurus, method from financial_transaction where type = 'tender' and round = 0 and reference_id = ?",
    id,
  );
}

/** I27: each bill with more money than it is worth is named before the close of the day, and to give back on every tablet. */
export const moneyToGiveBack: Invariant = {
  name: 'I27 money to give back',
  harm: 'lost',
  async atEnd({ server, tablets, quietly }) {
    const over = server.rows<{ id: string }>(OVERPAID);
    const named = (await quietly(server.deps().days.unsettled())).map(({ id }) => id);
    return firstWrong(over, ({ id }) => {
      if (!named.includes(id)) return `${id} is not named before the close of the day`;
      const blind = tablets.find(({ browser }) => {
        const bills = rowsOnDisk<BillRead>(browser.indexedDB, 'bb-admin', 'bill');
        return !bills.some(
          (bill) => bill.id === id && signedKurus(bill.worth) < signedKurus(bill.paid),
        );
      });
      return blind && `${id} is not to give back on ${blind.name}`;
    });
  },
};

const OVERPAID = `select b.id from bill b where ${live} and b.paid_kurus > b.worth_kurus`;
