import type { Invariant } from '../invariant';

type Clash = { a: string; b: string; table_id: number };

/** I14: no table has two parties at once: bookings of both kinds and offers together, joined tables with them. */
export const onePartyATable: Invariant = {
  name: 'I14 one party a table',
  harm: 'doubled',
  onCommit({ server }) {
    const [clash] = server.rows<Clash>(CLASHES);
    return clash && `table ${clash.table_id} is kept for ${clash.a} and ${clash.b} at once`;
  },
};

const KEEPS = `table_id is not null and status in ('pending', 'confirmed', 'seated', 'offered')`;
const STAYS = ['reservation', 'brunch_reservation', 'waitlist_entry']
  .map(
    (table) => `select id, table_id, starts_at, ends_at from ${table} where ${KEEPS}
      union all select ${table}.id, value, starts_at, ends_at from ${table}, json_each(joined_tables)
      where ${KEEPS}`,
  )
  .join(' union all ');
const CLASHES = `with stay as (select * from (${STAYS}))
  select a.id as a, b.id as b, a.table_id from stay a join stay b
    on a.table_id = b.table_id and a.id < b.id
    and a.starts_at < b.ends_at and b.starts_at < a.ends_at limit 1`;
