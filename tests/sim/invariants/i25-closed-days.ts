import type { ClosedFigures } from '#domain/till/day-close';
import { BAR_DRAWER } from '#domain/till/drawer';
import { addDays, businessDay } from '#domain/venue';
import { figuresOf } from '../../../server/usecases/financials/close-day';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

type Close = { no: number; day: string; closed_at: number; figures: string };

const CLOSES = 'select no, day, closed_at, figures from day_close order by no';

/** I25: the figures of a closed day, computed again at the end, are the stored ones, byte for byte. */
export const closedDaysStand: Invariant = {
  name: 'I25 closed days stand',
  harm: 'wrong',
  async atEnd({ server, quietly }) {
    for (const { day, figures } of server.rows<Close>(CLOSES)) {
      const [{ counts, ...stored }, { counts: _, ...now }] = [
        computed(JSON.parse(figures)),
        computed(await quietly(figuresOf(server.deps(), day))),
      ];
      const [then, again] = [JSON.stringify(stored), JSON.stringify(now)];
      if (then !== again) return `${day} was closed with ${then} and is ${again}`;
      const wrong = firstWrong(counts, ({ drawer, counted, left }) => {
        const [last] = server.rows<{ cash_kurus: number; left_kurus: number }>(LAST, drawer, day);
        const isIt = last?.cash_kurus === kurus(counted) && last.left_kurus === kurus(left);
        return isIt ? undefined : `${day}: ${drawer} was ${counted}, is ${JSON.stringify(last)}`;
      });
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  },
};

/** A person enters the totals of the terminals and accepts what is unsettled. */
function computed({ accepted: _, card, ...figures }: ClosedFigures) {
  return { ...figures, booked: card.booked };
}

const LAST = `select cash_kurus, left_kurus from cash_count where drawer_id = ? and business_day = ?
  order by counted_at desc, id desc limit 1`;

/**
 * I26: what was taken on a day is what was sold on it and the growth of what is paid and not sold yet. The second side
 * is read from the bills when the day is closed.
 */
export const daysAddUp: Invariant = {
  name: 'I26 days add up',
  harm: 'wrong',
  onCommit(world, { storedResponses }) {
    return firstWrong(unseen<Close>(world, 'I26', CLOSES), ({ no, day, figures }) => {
      // Bills say what is paid now, so they tell nothing about a day before the present one.
      if (day !== businessDay(world.timeline.now())) return undefined;
      const before = world.facts.get('paid, not sold') ?? 0;
      const [held] = world.server.rows<{ kurus: number }>(HELD);
      // Other mutations of the same commit may have moved money after the close.
      const isAlone = storedResponses.every(({ kind }) => kind === 'day.close');
      const now = isAlone ? held?.kurus : undefined;
      world.facts.set('paid, not sold', now ?? 'unknown');
      if (now === undefined || typeof before !== 'number') return undefined;
      const { totals }: ClosedFigures = JSON.parse(figures);
      const [taken] = world.server.rows<{ kurus: number }>(TAKEN, day);
      const sold = kurus(totals.revenue);
      return taken?.kurus === sold + now - before
        ? undefined
        : `Z ${no}: taken ${taken?.kurus}, sold ${sold}, paid and not sold ${before} and then ${now}`;
    });
  },
};

const HELD = `select (select coalesce(sum(paid_kurus), 0) from bill where merged_into is null)
  - (select coalesce(sum(kurus), 0) from sale_line) as kurus`;
const TAKEN = `select coalesce(sum(amount_kurus), 0) as kurus from financial_transaction
  where type = 'tender' and business_day = ?`;

/** I29: closes of a day have numbers without a gap, and a day has one; no money stands on a day after it was closed. */
export const oneZ: Invariant = {
  name: 'I29 one Z a day',
  harm: 'doubled',
  onCommit: ({ server }) =>
    firstWrong(Object.entries(FAULTS), ([fault, query]) => {
      const [found] = server.rows<{ id: string }>(query);
      return found && `${found.id}: ${fault}`;
    }),
};

const ledger = (table: string, day: string, at: string) =>
  `select t.${day} as id from ${table} t join day_close c on c.day = t.${day} where t.${at} > c.closed_at limit 1`;

const FAULTS = {
  'numbers of Z have a gap':
    'select max(no) as id from day_close having max(no) <> count(distinct day)',
  'money came to a closed day': ledger('financial_transaction', 'business_day', 'created_at'),
  'a sale came to a closed day': ledger('sale_line', 'day', 'at'),
  'an entry came to a closed day': ledger('line_entry', 'day', 'received_at'),
};

type Count = { id: string; drawer_id: string; business_day: string; expected_kurus: number };
type Left = { left_kurus: number; business_day: string };

/** The sum that a count froze is the float that the drawer's day began with and all cash in the drawer since. */
export const countsExpect: Invariant = {
  name: 'I25 counts expect',
  harm: 'wrong',
  onCommit: (world, { storedResponses }) =>
    firstWrong(unseen<Count>(world, 'counts', COUNTS), (count): Wrong => {
      // Other mutations of the same commit may have moved cash after the count.
      if (storedResponses.length > 1) return undefined;
      const { id, drawer_id: drawer, business_day: day, expected_kurus: expected } = count;
      const [left] = world.server.rows<Left>(EARLIER, drawer, day);
      const since = left?.business_day ?? addDays(day, -1);
      const [cash] = world.server.rows<{ kurus: number }>(CASH, drawer, day, since);
      const really = (left?.left_kurus ?? 0) + (cash?.kurus ?? 0);
      return expected === really ? undefined : `${id} expects ${expected}, there is ${really}`;
    }),
};

const COUNTS = 'select id, drawer_id, business_day, expected_kurus from cash_count order by rowid';
const EARLIER = `select left_kurus, business_day from cash_count where drawer_id = ? and business_day < ?
  order by business_day desc, counted_at desc, id desc limit 1`;
const CASH = `select coalesce(sum(amount_kurus), 0) as kurus from financial_transaction
  where method = 'cash' and coalesce(drawer_id, '${BAR_DRAWER}') = ? and business_day <= ? and business_day > ?`;

function kurus(lira: string): number {
  return Math.round(Number(lira) * 100);
}

/** Returns the rows of a query that no earlier commit had. */
function unseen<Row>({ server, facts }: World, name: string, query: string): Row[] {
  const rows = server.rows<Row>(query);
  const seen = Number(facts.get(`seen ${name}`) ?? 0);
  facts.set(`seen ${name}`, rows.length);
  return rows.slice(seen);
}
