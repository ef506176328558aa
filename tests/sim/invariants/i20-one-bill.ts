import type { Invariant } from '../invariant';

/** I20: an order for a table stands on exactly one bill, that of the table on its ticket, however parties move. */
export const oneBill: Invariant = {
  name: 'I20 one bill',
  harm: 'lost',
  onCommit({ server }) {
    const [astray] = server.rows<{ id: string; table_number: string }>(ASTRAY);
    return astray && `order ${astray.id} for ${astray.table_number} stands on no bill of its table`;
  },
};

const ASTRAY = `select o.id, o.table_number from "order" o left join seating s on s.id = o.seating_id
  left join venue_table t on t.label = o.table_number
  where o.seating_id is not null
    and (s.id is null or s.merged_into is not null or s.table_id <> coalesce(t.id, s.table_id)) limit 1`;
