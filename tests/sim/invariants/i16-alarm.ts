import { isAcknowledged } from '#domain/orders/order-alarm';
import type { Invariant, StoredResponseRow, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { World } from '../world';

/** I16: only a person ends an order's alarm; the first acknowledgement holds until the next alarm. */
export const alarmEndsOnce: Invariant = {
  name: 'I16 one has the order',
  harm: 'wrong',
  onCommit: (world, { changed, storedResponses }) =>
    firstWrong(
      changed.filter(({ tbl }) => tbl === 'order'),
      ({ pk }) => ended(world, pk, storedResponses),
    ),
  atEnd: (world) =>
    firstWrong(world.ledger.acts.values(), ({ born, row }) => {
      if (born.kind !== 'order.acknowledge' || row?.state !== 'acked') return undefined;
      const [order] = world.server.rows<Alarm>(ALARM, idIn(born.path));
      return order?.by ? undefined : `${born.id} was told, and nobody has the order ${born.path}`;
    }),
};

type Alarm = { by: string | null; at: number | null; received_at: number };
const ALARM =
  'select acknowledged_by as "by", acknowledged_at as at, received_at from "order" where id = ?';

function ended(world: World, id: string, storedResponses: readonly StoredResponseRow[]): Wrong {
  const [now] = world.server.rows<Alarm>(ALARM, id);
  if (!now) return undefined;
  const key = `alarm ${id}`;
  const before = (world.facts.get(key) as Alarm | undefined) ?? { by: null, at: null };
  world.facts.set(key, now);
  if (before.by === now.by && before.at === now.at) return undefined;
  if (before.by !== null && isAcknowledged(before.at, now.at ?? 0))
    return `${before.by} had order ${id}, then ${now.by} at ${now.at}`;
  const said = storedResponses.find(
    ({ kind, mutation_id }) =>
      kind === 'order.acknowledge' &&
      idIn(world.ledger.acts.get(mutation_id)?.born.path ?? '') === id,
  );
  if (!said) return `${now.by} has order ${id}, and nobody has said so`;
  const [person] = world.server.rows<{ name: string }>(
    `select first_name as name from staff where 'admin:' || id = ?`,
    said.principal,
  );
  if (person?.name !== now.by) return `${person?.name} has said so, order ${id} says ${now.by}`;
  const isPossible = (now.at ?? 0) >= now.received_at && (now.at ?? 0) <= world.timeline.now();
  return isPossible ? undefined : `order ${id} was got at ${now.at}, it came at ${now.received_at}`;
}

/** The path is /api/admin/orders/<id>/acknowledge. */
function idIn(path: string): string {
  return path.split('/').at(-2) ?? '';
}
