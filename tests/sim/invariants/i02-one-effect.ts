import { OTHER_PERSON } from '#domain/sync/mutation';
import { mayReachTablet } from '../../../src/data/outbox/outbox';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { RowChange } from '../ledger';
import type { World } from '../world';

/** I2: every mutation has at most one effect, and exactly one if and only if the device says so. */
export const oneEffect: Invariant = {
  name: 'I2 one effect',
  harm: 'doubled',
  onCommit(world, { storedResponses, orders }) {
    const unknown = [
      ...storedResponses.map((row) => row.mutation_id),
      ...orders.map(({ id }) => id),
    ].find((id) => !world.ledger.acts.has(id) && !world.ledger.online.has(id));
    if (unknown) return `the server did ${unknown}, which nobody asked for`;
    const [mark] = world.server.rows<{ guest_name: string; rows: number }>(TWICE);
    return mark && `${mark.guest_name} tapped once, the bar has ${mark.rows} of it`;
  },
  onRows: (world, _, changes) => firstWrong(changes, (change) => saidFalsely(world, change)),
  atEnd: (world) =>
    firstWrong(world.server.rows<{ id: string }>(MADE), ({ id }) => {
      const row = world.ledger.acts.get(id)?.row;
      if (!row || row.state === 'acked') return undefined;
      return `${id} is at the bar, and its device says ${row.state}`;
    }),
};

/** A guest's tap creates rows in these tables. */
const MADE = [
  '(select * from "order" where source = \'guest\')',
  'reservation',
  'brunch_reservation',
]
  .map((table) => `select id, guest_name from ${table}`)
  .join(' union all ');
const TWICE = `select guest_name, count(*) as rows from (${MADE}) group by guest_name having rows > 1 limit 1`;

/** Returns true for a final status that the server must have recorded as well. */
function saidFalsely(world: World, { act, before, now }: RowChange): Wrong {
  if (!now || before?.state === now.state) return undefined;
  const { id, kind } = act.born;
  const kept = world.receiptOf(id);
  if (now.state === 'acked' && (kept === null || kept.status >= 300)) {
    return `${kind} ${id} counts as done, the server says ${kept?.status ?? 'nothing'}`;
  }
  // The app asks the person now signed in about another person's mutation; the server has refused nothing.
  const isAsked = now.state === 'needs_user' && now.lastCode !== OTHER_PERSON;
  const isRefused = now.state === 'rejected' || isAsked;
  // A refusal may still be on its way to the phone while a tablet sends the same order from its code;
  // in the end the phone must know of the refusal.
  const isTakenIn = mayReachTablet(now) && world.ledger.qrOrderTaken(id).length > 0;
  if (isRefused && !isTakenIn && before?.state === 'sending' && (kept?.status ?? 0) < 400) {
    return `${kind} ${id} counts as refused, the server says ${kept?.status ?? 'nothing'}`;
  }
  return undefined;
}
