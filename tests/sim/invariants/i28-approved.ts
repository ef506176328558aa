import { USUAL_TILL_RULES } from '#domain/bills/line-entry';
import { wholeKurus } from '#domain/money';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

type Entry = {
  id: string;
  kind: string;
  kurus: number;
  bill_id: string;
  undoes: string | null;
  by: string | null;
  done_at: number;
  approved_by: string | null;
};
type Bill = {
  worth_kurus: number;
  paid_kurus: number;
  printed_at: number | null;
  closed_at: number | null;
};
type Back = { id: string; answers: string; by: string; done_at: number };

/**
 * I28: what a waiter takes off above the limits, or after the guest has seen the sum, names a manager; a waiter gives no
 * money back and takes back only own payments and entries, for ten minutes.
 */
export const approved: Invariant = {
  name: 'I28 approved',
  harm: 'wrong',
  onCommit(world, { storedResponses }) {
    const entries = unseen<Entry>(world, 'line_entry', ENTRIES);
    const backs = unseen<Back>(world, 'financial_transaction', BACK);
    // Another mutation of the same commit may have changed the bill after the entry.
    if (storedResponses.length > 1) return undefined;
    const reduced = new Map(entries.map((entry) => [entry.id.split(':')[0], entry]));
    return (
      firstWrong(reduced.values(), (entry) => notApproved(world, entry)) ??
      firstWrong(backs, (back) => notOwn(world, back, 'financial_transaction'))
    );
  },
};

function notApproved(world: World, entry: Entry): Wrong {
  const { id, kind, bill_id: billId, approved_by: approvedBy } = entry;
  // Who did not come to a brunch is counted by everybody.
  const isCount = /^(absent|came):/.test(id);
  if (approvedBy !== null || kind === 'move' || kind === 'remake' || isCount) return undefined;
  if (kind === 'undo') {
    if (isCancelledRemake(world, entry)) return undefined;
    return notOwn(world, { ...entry, answers: entry.undoes ?? '' }, 'line_entry');
  }
  const [bill] = world.server.rows<Bill>('select * from bill where id = ?', billId);
  if (!bill) return `${id} is on no bill`;
  const { paid_kurus: paid, printed_at: printedAt, closed_at: closedAt, worth_kurus: worth } = bill;
  if (paid > 0 || printedAt !== null || closedAt !== null) {
    return `${id}: a waiter took off a sum that the guest has seen`;
  }
  const off = (kinds: string) =>
    world.server.rows<{ kurus: number }>(`${OFF} and e.kind in (${kinds})`, billId)[0]?.kurus ?? 0;
  const sum = off(`'${kind}'`);
  const full = worth + off("'discount', 'comp', 'staff'");
  const { 'till.voidLimit': voids, 'till.discountLimit': percent } = USUAL_TILL_RULES;
  const most =
    kind === 'void' ? wholeKurus(voids) : kind === 'discount' ? (full * percent) / 100 : 0;
  return sum <= most ? undefined : `${id}: a waiter took ${sum} off, at most ${most} are allowed`;
}

/** Everybody may cancel the ticket of a dish that is made again; its entry, which costs nothing, ends with the ticket. */
function isCancelledRemake({ server }: World, { undoes, kurus }: Entry): boolean {
  const cancelled = `select 1 from line_entry e join "order" o on e.id = o.id || ':0'
    where e.id = ? and e.kind = 'remake' and o.status = 'cancelled'`;
  return kurus === 0 && server.rows(cancelled, undoes ?? '').length > 0;
}

const UNDO_MS = 10 * 60_000;

function notOwn(
  { server }: World,
  back: Back | (Entry & { answers: string }),
  table: string,
): Wrong {
  const [first] = server.rows<{ by: string; done_at: number }>(
    `select by, done_at from ${table} where id = ?`,
    back.answers,
  );
  const isOwn = first?.by === back.by && back.id !== back.answers;
  if (first && isOwn && back.done_at - first.done_at < UNDO_MS) return undefined;
  return `${back.id}: a waiter took back what ${first?.by ?? 'nobody'} had done`;
}

const byWaiter = `exists (select 1 from staff s where s.first_name = t.by and s.role = 'staff')`;
const ENTRIES = `select t.*, t.rowid as row, l.bill_id from line_entry t
  join order_line l on l.order_id = t.order_id and l.line_no = t.line_no where ${byWaiter} and t.rowid > ?`;
const BACK = `select t.id, t.reference_id as answers, t.by, t.done_at, t.rowid as row from financial_transaction t
  where t.type = 'tender' and t.amount_kurus < 0 and t.reference_kind = 'bill' and ${byWaiter} and t.rowid > ?`;
/** What entries that nobody undid took off the lines of a bill. */
const OFF = `select -coalesce(sum(e.kurus), 0) as kurus from line_entry e
  join order_line l on l.order_id = e.order_id and l.line_no = e.line_no
  where l.bill_id = ? and not exists (select 1 from line_entry u where u.undoes = e.id)`;

/** Returns the rows that no earlier commit had. */
function unseen<Row>({ server, facts }: World, table: string, query: string): Row[] {
  const key = `I28 ${table}`;
  const [last] = server.rows<{ row: number | null }>(`select max(rowid) as row from ${table}`);
  const rows = server.rows<Row>(query, Number(facts.get(key) ?? 0));
  facts.set(key, last?.row ?? 0);
  return rows;
}
